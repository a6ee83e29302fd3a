import { priceFor } from '@/entities/pay/pay'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { clockTimeOf } from '@/lib/time'
import type { FreelancerCard, MyFreelancer, Rate } from './types'

/** '₹300 an hour · ₹2,000 a day'. */
export const shownRates = (rates: readonly Rate[]): string =>
  rates.map(({ unit, amount }) => priceFor(unit, rupees(amount))).join(' · ')

/** '★ 4.5 of 5 (12)'; '' without reviews. */
export function shownRating({ rating, reviews }: Pick<FreelancerCard, 'rating' | 'reviews'>): string {
  return rating && reviews ? `★ ${__('{0} of 5 ({1})', [rating.toFixed(1), reviews])}` : ''
}

/** A line of a week: 'Monday 09:00-18:00'. */
const LINE = /^(\w+) (\d\d:\d\d)-(\d\d:\d\d)$/

export type DayHours = { day: string; from: string; until: string }

/** The days of a week with their hours. */
export const daysOf = (week: readonly string[]): DayHours[] =>
  week.flatMap((line) => {
    const [, day, from, until] = LINE.exec(line) ?? []
    return day && from && until ? [{ day, from, until }] : []
  })

/** 'Monday, Tuesday, 9:00 am - 6:00 pm', with a part for each set of hours; '' if no day is set. */
export function shownWeek(week: readonly string[]): string {
  const byHours = new Map<string, string[]>()
  for (const { day, from, until } of daysOf(week)) {
    const hours = `${clockTimeOf(from)} - ${clockTimeOf(until)}`
    byHours.set(hours, [...(byHours.get(hours) ?? []), __(day)])
  }
  return [...byHours].map(([hours, days]) => `${days.join(', ')}, ${hours}`).join('; ')
}

/** 'Up to 10 km', 'From home or online'; '' if neither is set. */
export function shownReach({
  radius_km: km,
  is_remote: isRemote,
}: Pick<MyFreelancer, 'radius_km' | 'is_remote'>) {
  if (isRemote) return __('From home or online')
  return km ? __('Up to {0} km', [km]) : ''
}
