import { options } from '@/lib/rules'
import { SelectField } from '@/ui/select-field'
import { TextAreaField } from '@/ui/text-field'
import type { StepProps } from './job-details-step'
import { labels, optionLabel, sampleOptions } from './labels'

/** The second step: whom the company looks for. */
export function RequirementsStep({ form: { register }, live }: StepProps) {
  const experience = options.experience.map((value) => ({
    value,
    label: optionLabel('experienceRequired', value),
  }))
  return (
    <>
      <SelectField
        label={labels.minEducation()}
        options={live ? options.min_education : sampleOptions.minEducation}
        {...register('minEducation')}
      />
      <SelectField
        label={labels.englishLevel()}
        options={options.english_levels}
        {...register('englishLevel')}
      />
      <SelectField
        label={labels.experienceRequired()}
        options={experience}
        {...register('experienceRequired')}
      />
      <TextAreaField label={labels.jobDescription()} rows={6} {...register('jobDescription')} />
    </>
  )
}
