import { aboutMonthly, payFor, shownAmounts } from '@/entities/pay/pay'
import { shownDistance } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { momentOf } from '@/lib/time'
import type { JobFilters } from './job-filters'
import type { Job } from './types'

const DAY_MS = 86_400_000

/** 'About 3 km away' and 'Pune', or 'Pune, Maharashtra' where the distance is unknown. */
export const shownPlace = ({ city, location, distanceKm }: Pick<Job, 'city' | 'location' | 'distanceKm'>) =>
  distanceKm === undefined ? [location] : [shownDistance(distanceKm), city ?? location]

type Paid = Pick<Job, 'salary' | 'salaryTo' | 'pay' | 'frequency'>

/** '₹500 - ₹600 a day' and 'about ₹13,000 - ₹15,600 a month', or '₹15,000 - ₹20,000' and '/ monthly'. */
export function shownPay({
  salary,
  salaryTo,
  pay,
  frequency,
}: Paid): { amounts: string; detail: string } | undefined {
  const monthly = shownAmounts(salary, salaryTo)
  if (!pay) return monthly ? { amounts: monthly, detail: `/\u00a0${__(frequency)}` } : undefined
  return {
    amounts: payFor(pay.unit, shownAmounts(pay.least, pay.most)),
    detail: [monthly && aboutMonthly(monthly), __(frequency)].filter(Boolean).join(' · '),
  }
}

/** The title of a list: 'Delivery jobs in Pune'. */
export function shownList({ category, city, state }: JobFilters): string {
  const place = city ?? state
  if (!category) return place ? __('Jobs in {0}', [place]) : __('Jobs')
  return place ? __('{0} jobs in {1}', [__(category), place]) : __('{0} jobs', [__(category)])
}

/** The days left, counting a begun day as one; 0 when it is past. */
function daysLeft(validThrough: string | undefined, now = Date.now()): number {
  const end = momentOf(validThrough)?.getTime() ?? now
  return Math.max(0, Math.ceil((end - now) / DAY_MS))
}

/** '3 days left'. */
export function shownDaysLeft(validThrough: string | undefined, now = Date.now()): string {
  const days = daysLeft(validThrough, now)
  return days === 1 ? __('Last day') : __('{0} days left', [days])
}
