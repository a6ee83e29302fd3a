import { __ } from '@/lib/i18n/translate'
import { limits } from './rules'

const DIGIT = /\p{Nd}/u

/** '९' -> '9'. In each script the digits follow its zero in order. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let before = 0
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before += 1
  return String(before % 10)
}

/** Replaces the digits of Indian scripts by 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, digitOf)
}

/** Only the digits of a text, as 0 to 9. */
export function onlyDigits(text: string): string {
  return withLatinDigits(text).replace(/\D/g, '')
}

/**
 * The ten digits of a typed or pasted mobile number: '+91 98765 43210' and '098765 43210' both give '9876543210'.
 * Fewer or more digits stay unchanged. A number may itself start with 91: without a plus, 91 is the country code only
 * when ten digits follow.
 */
export function normaliseMobile(text: string): string {
  const digits = onlyDigits(text)
  const local = digits.replace(/^0{0,2}91/, '')
  const hasCode = /^\P{Nd}*\+/u.test(text) || digits.startsWith('00') || local.length >= limits.mobile_digits
  const number = hasCode ? local : digits
  return number.length > limits.mobile_digits ? number.replace(/^0(?!0)/, '') : number
}

/**
 * Whether a text is a full number of another country: it starts with a plus or 00 and a code other than 91. Cutting it
 * to ten digits would send the code to a stranger.
 */
export function isForeignMobile(text: string): boolean {
  const isInternational = /^\P{Nd}*\+/u.test(text) || /^\P{Nd}*0\P{Nd}*0/u.test(withLatinDigits(text))
  const digits = onlyDigits(text).replace(/^0+/, '')
  return isInternational && digits.length >= limits.mobile_digits && !digits.startsWith('91')
}

/** Hides all but the last four digits: '******3210'. */
export function maskMobile(mobile: string): string {
  return mobile.slice(0, -4).replace(/./g, '*') + mobile.slice(-4)
}

let indianNumber: Intl.NumberFormat | undefined

/** 150000 -> '₹1,50,000' */
export function rupees(amount: number): string {
  // Created on first use: on a cheap phone it takes 0.1 s, which screens without amounts need not pay.
  indianNumber ??= new Intl.NumberFormat('en-IN')
  return `₹${indianNumber.format(amount)}`
}

/** Joins the non-blank parts of an address by ', '. */
export function joinAddress(parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}

type Place = { city?: string | null; state?: string | null; work_location_type?: string | null }

/** Where a job is: 'Pune, Maharashtra', 'Central Delhi'. A job done at home may have no place. */
export const placeInWords = ({ city, state, work_location_type }: Place): string =>
  joinAddress([city, state && city?.endsWith(state) ? '' : state]) ||
  (work_location_type === 'Work from Home' ? __('Work from Home') : __('India'))

/** 'About 3 km away'. The distance is between the centres of two pincodes. */
export const shownDistance = (km: number): string => __('About {0} km away', [Math.max(1, Math.round(km))])

type Total = { total?: number; isAtLeast: boolean; isPrevious?: boolean }

/** '12', or '1000+' where the server stops counting; '…' while the number belongs to the previous search. */
export function shownTotal({ total = 0, isAtLeast, isPrevious }: Total): string {
  if (isPrevious) return '…'
  return isAtLeast ? `${total}+` : String(total)
}
