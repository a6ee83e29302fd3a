import { __ } from '@/lib/i18n/translate'
import type { MyFreelancer } from './types'

/** The text of each question of the profile. */
export const labels = {
  headline: () => __('Your work?'),
  skills: () => __('Skills'),
  pincode: () => __('Your pincode?'),
  radius_km: () => __('How far you would go'),
  rates: () => __('What do you charge?'),
  week: () => __('When do you work?'),
  experience_years: () => __('How many years have you done it?'),
  pictures: () => __('Pictures of the work'),
  languages: () => __('Which languages do you speak?'),
  own_tools: () => __('Own tools'),
  may_call: () => __('May people call you?'),
  is_open: () => __('Show your profile to everybody?'),
  full_name: () => __('Full Name'),
  about: () => __('About You'),
  days_off: () => __('Days off'),
  upi_id: () => __('UPI ID'),
} satisfies Partial<Record<keyof MyFreelancer, () => string>>

/** The field that a question fills. */
export type Asked = keyof typeof labels

/** The fields that help to be found and hired, most useful first. */
const steps: readonly Asked[] = [
  'headline',
  'pincode',
  'is_open',
  'rates',
  'pictures',
  'skills',
  'week',
  'experience_years',
  'languages',
]

/** Whether a field is filled. A profile for work from anywhere needs no place. */
export function isAnswered(freelancer: MyFreelancer, name: Asked): boolean {
  const value = name === 'pincode' ? freelancer.pincode || freelancer.is_remote : freelancer[name]
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** How complete a profile is, in percent, and the question to answer next; none if it is complete. */
export function progressOf(freelancer: MyFreelancer): { percent: number; hint?: string } {
  const missing = steps.filter((name) => !isAnswered(freelancer, name))
  const percent = Math.round((100 * (steps.length - missing.length)) / steps.length)
  return { percent, hint: missing[0] && labels[missing[0]]() }
}
