import { onlyDigits } from '@/lib/format'
import { limits } from '@/lib/rules'

/** The digits of the boxes; '' for an empty one. */
export type OtpDigits = readonly string[]

export const emptyOtp: OtpDigits = Array.from({ length: limits.otp_digits }, () => '')

export type OtpChange = {
  digits: OtpDigits
  /** The box that gets the cursor. */
  focus: number
}

export const lastBox = limits.otp_digits - 1

/**
 * Enters text into a box: a typed digit, or a pasted or autofilled code, which spreads from that box. A complete code
 * starts at the first box. Only digits are kept. Without any, nothing changes.
 */
export function enterDigits(digits: OtpDigits, box: number, text: string): OtpChange {
  const entered = onlyDigits(text)
  if (!entered) return { digits, focus: box }
  const start = entered.length >= limits.otp_digits ? 0 : box
  const next = digits.map((digit, index) => entered[index - start] ?? digit)
  return { digits: next, focus: Math.min(start + entered.length, lastBox) }
}

/** Backspace empties the box. In an empty box it empties the previous one and moves there. */
export function eraseDigit(digits: OtpDigits, box: number): OtpChange {
  const target = digits[box] ? box : Math.max(box - 1, 0)
  return { digits: digits.map((digit, index) => (index === target ? '' : digit)), focus: target }
}

export function isComplete(digits: OtpDigits): boolean {
  return digits.every(Boolean)
}
