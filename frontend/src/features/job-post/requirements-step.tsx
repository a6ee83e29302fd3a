import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { awaitedPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { SelectField } from '@/ui/select-field'
import { TextAreaField } from '@/ui/text-field'
import { optionLabel, sampleOptions } from './fields'
import type { StepProps } from './job-details-step'

export const fetchLiveRequirements = () => import('./live-requirements')

// Lazy: samples have no such part.
const LiveRequirements = awaitedPart(fetchLiveRequirements, NotLoaded)

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
      <TextAreaField
        {...field('job_description')}
        rows={live ? 4 : 6}
        placeholder={live && __('What is the work, and from when to when?')}
      />
      {live && <LiveRequirements form={form} live={live} />}
    </>
  )
}
