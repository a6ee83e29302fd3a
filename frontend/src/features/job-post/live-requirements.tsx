import { FactsField } from './facts-field'
import type { StepProps } from './job-details-step'
import type { LiveForm } from './live-form'
import { QuestionsField } from './questions-field'

/** The requirements that samples lack: facts, and questions before applying. */
export default function LiveRequirements({ form, live }: StepProps & { live: LiveForm }) {
  return (
    <>
      <FactsField form={form} live={live} />
      <QuestionsField form={form} />
    </>
  )
}
