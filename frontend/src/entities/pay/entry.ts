import * as marketRules from '@rules/market.json'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { aboutMonthly, type PayUnit, payFor } from './pay'

const LAKH = 100_000
/** Yearly amounts below this are in lakhs. */
const LEAST_A_YEAR = 1000
const AMOUNT = /^₹?\s*(\d[\d,]*(?:\.\d+)?)\s*(lakhs?|lacs?|lpa|l|लाख|লাখ|লক্ষ|லட்சம்|లక్షలు|లక్ష)?$/i

/** An amount for a unit of time, converted to whole rupees a month as the server does. */
export function monthlyPay(amount: number, unit: PayUnit): number {
  const { times, over } = marketRules.months_of_pay[unit]
  return Math.round((amount * times) / over)
}

/**
 * Parses rupees as people write them: '15,000', '3.5 lakh', and '3.5' for a year. Null for anything else, and if the
 * month's amount is above the limit.
 */
export function amountIn(text: string, unit: PayUnit): number | null {
  const [, number = '', lakhs] = AMOUNT.exec(text.trim()) ?? []
  const value = Number(number.replaceAll(',', ''))
  const isInLakhs = lakhs || (unit === 'Year' && value < LEAST_A_YEAR)
  const amount = isInLakhs ? Math.round(value * LAKH) : value
  const isAmount = number !== '' && Number.isInteger(amount)
  return isAmount && monthlyPay(amount, unit) <= marketRules.limits.amount_most ? amount : null
}

const emptyHints: Record<PayUnit, () => string> = {
  Hour: () => __('Rupees per hour'),
  Day: () => __('Rupees per day'),
  Week: () => __('Rupees per week'),
  Month: () => __('Rupees per month'),
  Year: () => __('Rupees per year, or lakhs: 3.5'),
}

/** The hint below a pay field: what to type, then how the amount is understood. */
export function payHint(text: string, unit: PayUnit): string {
  const amount = amountIn(text, unit)
  if (amount) {
    const month = aboutMonthly(rupees(monthlyPay(amount, unit)))
    if (unit === 'Month') return payFor(unit, rupees(amount))
    return unit === 'Year' ? `${payFor(unit, rupees(amount))}, ${month}` : month
  }
  return emptyHints[unit]()
}

/** The properties of a pay field. Yearly pay may be in lakhs: 3.5. */
export const payBox = (unit: PayUnit) =>
  ({ prefix: '₹', autoComplete: 'off', inputMode: unit === 'Year' ? 'decimal' : 'numeric' }) as const

/** The units of time that a pay field offers. */
export const payUnits = (): { value: PayUnit; label: string }[] => [
  { value: 'Hour', label: __('An hour') },
  { value: 'Day', label: __('A day') },
  { value: 'Week', label: __('A week') },
  { value: 'Month', label: __('A month') },
  { value: 'Year', label: __('A year') },
]

/** Pay stated per day is mostly paid daily. */
const unitsOfPayTypes: Record<string, PayUnit> = { Hourly: 'Hour', Daily: 'Day', Weekly: 'Week' }

export const unitOfPayType = (payType: string): PayUnit => unitsOfPayTypes[payType] ?? 'Month'

export const payTypeOfUnit = (unit: PayUnit): string =>
  Object.keys(unitsOfPayTypes).find((payType) => unitsOfPayTypes[payType] === unit) ?? 'Monthly'
