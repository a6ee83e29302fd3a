import { options } from '@/lib/rules'
import { SelectField } from '@/ui/select-field'
import { TextAreaField } from '@/ui/text-field'
import { FactsField } from './facts-field'
import { optionLabel, sampleOptions } from './fields'
import type { StepProps } from './job-details-step'

/** The second step: the requirements. */
export function RequirementsStep({ form, live }: StepProps) {
  const { field } = form
  const experience = options.experience.map((value) => ({
    value,
    label: optionLabel('experience_required', value),
  }))
  return (
    <>
      <SelectField
        {...field('min_education')}
        options={live ? options.min_education : sampleOptions.min_education}
      />
      <SelectField {...field('english_level')} options={options.english_levels} />
      <SelectField {...field('experience_required')} options={experience} />
      <TextAreaField {...field('job_description')} rows={6} />
      {live && <FactsField form={form} live={live} />}
    </>
  )
}
