import { aboutMonthly, type PayUnit, payFor, shownAmounts, unitIn } from '@/entities/pay/pay'
import { placeInWords, shownDistance } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { momentOf } from '@/lib/time'
import type { JobFilters } from './job-filters'
import type { Job } from './types'

const DAY_MS = 86_400_000

/** Whether a distance is known. 0 is known, too. */
export const isKnown = (km: number | null | undefined): km is number => typeof km === 'number'

/** The level for the required years of experience: 0-2 Junior, 2-5 Mid, 5 and more Senior. */
export function levelOf(experience: string | null | undefined): string | undefined {
  if (!experience) return undefined
  const least = Number.parseInt(experience, 10)
  if (least >= 5) return __('Senior level')
  return least >= 2 ? __('Mid level') : __('Junior level')
}

/** 'About 3 km away' and 'Pune'; or 'Pune, Maharashtra' if the distance is unknown. */
export function shownPlace(
  job: Pick<Job, 'city' | 'state' | 'work_location_type' | 'distance_km'>,
): string[] {
  const place = placeInWords(job)
  return isKnown(job.distance_km) ? [shownDistance(job.distance_km), job.city || place] : [place]
}

/** The words of each frequency of payment, and the unit of pay that implies it. */
const payments: Record<string, { implied: PayUnit; paid: () => string; ofMonth: () => string }> = {
  Monthly: { implied: 'Year', paid: () => __('paid monthly'), ofMonth: () => __('monthly') },
  Weekly: { implied: 'Week', paid: () => __('paid weekly'), ofMonth: () => __('month, paid weekly') },
  Daily: { implied: 'Day', paid: () => __('paid daily'), ofMonth: () => __('month, paid daily') },
  Hourly: { implied: 'Hour', paid: () => __('paid hourly'), ofMonth: () => __('month, paid hourly') },
}

/**
 * The label of pay. Monthly amounts are labelled monthly, however often they are paid. Empty if the unit says it all.
 */
function frequencyOf(payType: string | null | undefined, unit: PayUnit): string {
  const payment = payments[payType ?? '']
  if (unit === 'Month') return payment?.ofMonth() ?? __('monthly')
  return payment && payment.implied !== unit ? payment.paid() : ''
}

type Paid = Pick<Job, 'min_salary' | 'max_salary' | 'pay_min' | 'pay_max' | 'pay_unit' | 'pay_type'>

/** '₹500 - ₹600 a day' and 'about ₹13,000 - ₹15,600 a month', or '₹15,000 - ₹20,000' and '/ monthly'. */
export function shownPay(job: Paid): { amounts: string; detail: string } | undefined {
  const unit = unitIn(job.pay_unit)
  const monthly = shownAmounts(job.min_salary, job.max_salary)
  const frequency = frequencyOf(job.pay_type, unit)
  if (unit === 'Month') return monthly ? { amounts: monthly, detail: `/\u00a0${frequency}` } : undefined
  return {
    amounts: payFor(unit, shownAmounts(job.pay_min, job.pay_max)),
    detail: [monthly && aboutMonthly(monthly), frequency].filter(Boolean).join(' · '),
  }
}

/** '2-3 years', or 'Any'. */
export const shownExperience = ({ experience_required: years }: Job): string =>
  years ? __('{0} years', [years]) : __('Any')

/** The title of a list: 'Delivery jobs in Pune'. */
export function shownList({ category, city, state }: JobFilters): string {
  const place = city ?? state
  if (!category) return place ? __('Jobs in {0}', [place]) : __('Jobs')
  return place ? __('{0} jobs in {1}', [__(category), place]) : __('{0} jobs', [__(category)])
}

/** The days left, counting a begun day as one; 0 if the time is over. */
function daysLeft(validThrough: string | null | undefined, now = Date.now()): number {
  const end = momentOf(validThrough)?.getTime() ?? now
  return Math.max(0, Math.ceil((end - now) / DAY_MS))
}

/** '3 days left'. */
export function shownDaysLeft(validThrough: string | null | undefined, now = Date.now()): string {
  const days = daysLeft(validThrough, now)
  return days === 1 ? __('Last day') : __('{0} days left', [days])
}
