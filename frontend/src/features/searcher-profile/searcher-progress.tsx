import { type Control, useWatch } from 'react-hook-form'
import { QUESTIONS } from '@/entities/searcher/profile-address'
import { __ } from '@/lib/i18n/translate'
import { ProfileProgress } from '@/ui/profile-progress'
import type { FieldName, SearcherValues } from './fields'

/** The fields that help to find jobs, most useful first. Years of experience are left out: a beginner has none. */
const steps: { name: FieldName; hint: () => string }[] = [
  { name: 'pincode', hint: () => __('Add your pincode: jobs near you come first.') },
  { name: 'headline', hint: () => __('Say what you do: companies look for it.') },
  { name: 'skills', hint: () => __('Add your skills: they say which jobs fit you.') },
  { name: 'resume', hint: () => __('Add your resume: it goes along with each application.') },
  { name: 'education', hint: () => __('Add your education: many jobs ask for it.') },
  { name: 'languages', hint: () => __('Add the languages you speak.') },
  { name: 'pay_expected', hint: () => __('Add the salary you expect.') },
  { name: 'photo', hint: () => __('Add a photo: companies remember a face.') },
  { name: 'is_open', hint: () => __('Let companies find you: then they can invite you.') },
]

/** How complete a profile is, in percent, and what to add next; no hint when it is complete. */
export function completenessOf(values: SearcherValues): { percent: number; hint?: string } {
  const missing = steps.filter(({ name }) => !values[name])
  const percent = Math.round((100 * (steps.length - missing.length)) / steps.length)
  return { percent, hint: missing[0]?.hint() }
}

/** How complete the profile is, and what to add next. */
export function SearcherProgress({ control }: { control: Control<SearcherValues> }) {
  return <ProfileProgress {...completenessOf(useWatch({ control }) as SearcherValues)} to={QUESTIONS} />
}
