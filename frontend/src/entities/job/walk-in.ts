import { __ } from '@/lib/i18n/translate'
import { options } from '@/lib/rules'
import { clockTimeOf, today } from '@/lib/time'

/** A job's walk-in interview, with the API's names. */
export type WalkInFields = {
  walk_in_days?: readonly string[] | null
  walk_in_from?: string | null
  walk_in_to?: string | null
  walk_in_address?: string | null
}

export type WalkIn = {
  /** 'Monday, Friday, 10:00 am to 1:30 pm' */
  when: string
  address: string
  days: readonly string[]
}

/** When and where to walk in; undefined for other jobs. */
export function walkInOf(job: WalkInFields): WalkIn | undefined {
  const { walk_in_days: days, walk_in_from: from, walk_in_to: to, walk_in_address: address } = job
  if (!days?.length || !from || !to || !address) return undefined
  const hours = __('{0} to {1}', [clockTimeOf(from), clockTimeOf(to)])
  return { when: [...days.map((day) => __(day)), hours].join(', '), address, days }
}

/** Whether people can walk in on this day of the site's zone. */
export function isWalkInDay({ days }: WalkIn, now: number): boolean {
  // The week in the rules starts on Monday.
  const day = options.week_days[(new Date(today(now)).getUTCDay() + 6) % 7]
  return day !== undefined && days.includes(day)
}
