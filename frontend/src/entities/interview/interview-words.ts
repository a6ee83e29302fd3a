import { boot } from '@/lib/boot'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf, momentOf } from '@/lib/time'

/** The API's value of a place for an interview by phone. */
export const CALL = 'call'

const clockIn = (moment: Date, timeZone?: string) =>
  new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)

/** 'IST' */
const zoneName = (moment: Date, timeZone: string) =>
  new Intl.DateTimeFormat('en-IN', { timeZone, timeZoneName: 'short' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value

/** 'Mon, 23 Nov, 9:30 am', with the zone's name if the device's clock shows another time. */
export function whenOf(starts: string): string {
  const moment = momentOf(starts)
  const zone = boot.time_zone
  const shown = dayAndTimeOf(starts)
  if (!moment || !zone || clockIn(moment) === clockIn(moment, zone)) return shown
  return `${shown} ${zoneName(moment, zone)}`
}

/** 'Mon, 23 Nov, 9:30 am, by phone' */
export const interviewInWords = (starts: string, place: string): string =>
  place === CALL ? __('{0}, by phone', [whenOf(starts)]) : __('{0}, at {1}', [whenOf(starts), place])

const TIME = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/

/** The time in a wish; undefined for words. */
export const timeOfWish = (wish: string | null): string | undefined =>
  wish !== null && TIME.test(wish) ? wish : undefined

/** Converts the value of a datetime-local field, '2026-11-23T09:30', to the server's format. */
export const typedTime = (value: string): string => `${value.replace('T', ' ').slice(0, 16)}:00`

/** Whether a typed or stored time is in the future. */
export const isAhead = (time: string): boolean => (momentOf(time)?.getTime() ?? 0) > Date.now()
