import { __ } from '@/lib/i18n/translate'
import type { MyFreelancer } from './types'

/** What helps to be found and hired, the most useful first, each with its benefit. */
const steps = [
  { name: 'headline', hint: () => __('Say what you do.') },
  { name: 'pincode', hint: () => __('Add your pincode: people near you find you first.') },
  { name: 'is_open', hint: () => __('Show your profile, so that people find you.') },
  { name: 'rates', hint: () => __('Say what you charge.') },
  { name: 'pictures', hint: () => __('Add pictures of your work.') },
  { name: 'skills', hint: () => __('Add your skills.') },
  { name: 'week', hint: () => __('Say when you work.') },
  { name: 'experience_years', hint: () => __('Add your years of experience.') },
  { name: 'languages', hint: () => __('Add the languages you speak.') },
] as const satisfies readonly { name: keyof MyFreelancer; hint: () => string }[]

/** Whether a field is filled. */
export function isAnswered(freelancer: MyFreelancer, name: keyof MyFreelancer): boolean {
  const value = freelancer[name]
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** How complete a profile is, in percent, and what to add next; no hint when it is complete. */
export function progressOf(freelancer: MyFreelancer): { percent: number; hint?: string } {
  const missing = steps.filter(({ name }) => !isAnswered(freelancer, name))
  const percent = Math.round((100 * (steps.length - missing.length)) / steps.length)
  return { percent, hint: missing[0]?.hint() }
}
