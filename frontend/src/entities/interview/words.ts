import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'

/** The server's value in place of an address, for an interview by phone. */
export const CALL = 'call'

/** 'Mon, 23 Nov, 9:30 am, by phone' */
export const interviewInWords = (at: string, place: string): string =>
  place === CALL ? __('{0}, by phone', [dayAndTimeOf(at)]) : __('{0}, at {1}', [dayAndTimeOf(at), place])
