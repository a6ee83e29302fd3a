import { useForm } from 'react-hook-form'
import { JOB_DRAFT } from '@/entities/job/unposted-job'
import { useFormDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { AfterSubmit } from './after-submit-part'
import { emptyJob } from './fields'
import { keepSubmitted } from './job-draft'
import { JobWizard } from './job-wizard'
import { useJobSteps } from './use-job-steps'

/** A constant, because samples count nothing (docs/behaviour.md#job-wizard). */
const SIMILAR_CANDIDATES = 10

/** The wizard of a sample: Submit is only logged. */
export function SampleJob() {
  const form = useForm({ defaultValues: emptyJob })
  const { discard } = useFormDraft(form, JOB_DRAFT)
  const job = useJobSteps()
  return (
    <JobWizard
      title={__('Post New Job')}
      form={form}
      job={job}
      onSubmit={(draft) => {
        logAction('post job')
        keepSubmitted(draft)
        discard()
        job.markPosted({ matches: SIMILAR_CANDIDATES })
      }}
    >
      <AfterSubmit job={job} />
    </JobWizard>
  )
}
