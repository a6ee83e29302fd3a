import { boot } from './boot'
import { __ } from './i18n/translate'

/** Caches a format by its arguments. Creating one is slow on a cheap phone, and each card of a list needs it. */
function kept<Arguments extends unknown[], Format>(make: (...values: Arguments) => Format) {
  const made = new Map<string, Format>()
  return (...values: Arguments): Format => {
    const key = JSON.stringify(values)
    const format = made.get(key) ?? make(...values)
    made.set(key, format)
    return format
  }
}

const dateFormat = kept(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
const relativeFormat = kept((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'always' }))

const PARTS = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/

/** The zone's offset from UTC at a moment, in milliseconds. */
function offsetOf(zone: string, moment: number): number {
  const shown = dateFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).format(moment)
  const [month = 1, day, year = 0, ...clock] = (shown.match(/\d+/g) ?? []).map(Number)
  return Date.UTC(year, month - 1, day, ...clock) - Math.floor(moment / 1000) * 1000
}

/** Parses the server's time in the site's zone: '2026-11-23 09:30:00'. Null for anything else. */
export function momentOf(text: string | null | undefined): Date | null {
  const parts = PARTS.exec(text ?? '')
    ?.slice(1)
    .map(Number)
  if (!parts) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) => part || 0)
  const asUtc = Date.UTC(year, month - 1, day, hour, minute, second)
  return new Date(boot.time_zone ? asUtc - offsetOf(boot.time_zone, asUtc) : asUtc)
}

/** The locale: the page's language as written in India, with the digits 0 to 9. */
function language(): string {
  try {
    return new Intl.Locale(boot.lang || 'en', { region: 'IN', numberingSystem: 'latn' }).toString()
  } catch {
    return 'en-IN'
  }
}

/** A time of the server, in the site's zone; '' for anything else. */
function shown(text: string | null | undefined, options: Intl.DateTimeFormatOptions): string {
  const moment = momentOf(text)
  return moment ? dateFormat(language(), { timeZone: boot.time_zone, ...options }).format(moment) : ''
}

const DAY = { day: 'numeric', month: 'short' } as const
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const

/** '23 Nov 2026' */
export const dayOf = (text: string | null | undefined): string => shown(text, { ...DAY, year: 'numeric' })

/** 'Mon, 23 Nov, 9:30 am' */
export const dayAndTimeOf = (text: string | null | undefined): string =>
  shown(text, { weekday: 'short', ...DAY, ...CLOCK })

/** '9:30 am' */
export const timeOf = (text: string | null | undefined): string => shown(text, CLOCK)

/** The same for a time of day: '09:30'. */
export const clockTimeOf = (time: string): string => timeOf(`2000-01-01 ${time}`)

const UNITS = [
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** '2 days ago', 'in 3 hours', 'now'. */
export function timeFromNow(text: string | null | undefined, now = Date.now()): string {
  const moment = momentOf(text)
  return moment ? fromNow(moment.getTime(), now) : ''
}

/** The same for a moment in ms. */
export function fromNow(moment: number, now = Date.now()): string {
  const seconds = Math.round((moment - now) / 1000)
  const found = UNITS.find(([, size]) => Math.abs(seconds) >= size)
  // In some languages the browser's word means 'just now', in others 'nowadays'.
  if (!found) return __('now')
  const [unit, size] = found
  return relativeFormat(language()).format(Math.trunc(seconds / size), unit)
}

/** The date of a time in the site's zone, for grouping: '2026-11-23'. */
export const dayKey = (text: string): string => text.slice(0, 10)

/** Today's date in the site's zone, in the form of `dayKey`. */
export function today(now = Date.now()): string {
  const zone = boot.time_zone ?? 'UTC'
  return new Date(now + offsetOf(zone, now)).toISOString().slice(0, 10)
}

/** The date so many days after today, as `today` gives it. */
export const dayAfter = (days: number): string => today(Date.now() + days * 86_400_000)
