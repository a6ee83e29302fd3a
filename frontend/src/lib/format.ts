import { limits } from './rules'

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}

/**
 * The ten digits of a typed or pasted mobile number: '+91 98765 43210' and '098765 43210' both give
 * '9876543210'. Fewer digits are kept as they are, more are cut.
 */
export function normaliseMobile(text: string): string {
  const digits = onlyDigits(text)
  const prefix = ['0091', '91', '0'].find(
    (start) => digits.startsWith(start) && digits.length === start.length + limits.mobile_digits,
  )
  return digits.slice(prefix?.length ?? 0).slice(0, limits.mobile_digits)
}

/** Only the last four digits show: '******3210'. */
export function maskMobile(mobile: string): string {
  return mobile.slice(0, -4).replace(/./g, '*') + mobile.slice(-4)
}

let indianNumber: Intl.NumberFormat | undefined

/** 150000 -> '₹1,50,000' */
export function rupees(amount: number): string {
  // On a cheap phone the first of these takes a tenth of a second: not on a screen that shows no amount.
  indianNumber ??= new Intl.NumberFormat('en-IN')
  return `₹${indianNumber.format(amount)}`
}

/** Joins the parts of an address by ', ' and skips blank ones. */
export function joinAddress(parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
}
