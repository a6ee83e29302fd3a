import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { momentOf } from '@/lib/time'
import type { JobFilters } from './filters'
import type { Job } from './types'

const DAY_MS = 86_400_000

/** 'About 3 km away': it is the distance of the middles of two pincodes. */
export const shownDistance = (km: number): string => __('About {0} km away', [Math.max(1, Math.round(km))])

/** '₹15,000 - ₹20,000'. */
export function shownPay({ salary, salaryTo }: Pick<Job, 'salary' | 'salaryTo'>): string | undefined {
  if (!salary) return undefined
  return salaryTo && salaryTo > salary ? `${rupees(salary)} - ${rupees(salaryTo)}` : rupees(salary)
}

/** What a list shows: 'Delivery jobs in Pune'. */
export function shownList({ category, city, state }: JobFilters): string {
  const place = city ?? state
  if (!category) return place ? __('Jobs in {0}', [place]) : __('Jobs')
  return place ? __('{0} jobs in {1}', [__(category), place]) : __('{0} jobs', [__(category)])
}

/** How many days are left until then, begun ones included; 0 when it is past. */
export function daysLeft(validThrough: string | undefined, now = Date.now()): number {
  const end = momentOf(validThrough)?.getTime() ?? now
  return Math.max(0, Math.ceil((end - now) / DAY_MS))
}

/** '3 days left'. */
export function shownDaysLeft(validThrough: string | undefined, now = Date.now()): string {
  const days = daysLeft(validThrough, now)
  return days === 1 ? __('Last day') : __('{0} days left', [days])
}
