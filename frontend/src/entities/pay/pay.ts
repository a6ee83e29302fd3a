import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'

/** The unit of time of a pay amount, as in job_portal/rules/common.json. */
export type PayUnit = 'Hour' | 'Day' | 'Week' | 'Month' | 'Year'

type Amount = number | null | undefined

/** '₹500 - ₹600', '₹500', or '' without an amount. */
export function shownAmounts(least: Amount, most?: Amount): string {
  const from = least || most
  if (!from) return ''
  return most && most > from ? `${rupees(from)} - ${rupees(most)}` : rupees(from)
}

const payInWords: Record<PayUnit, (amounts: string) => string> = {
  Hour: (amounts) => __('{0} an hour', [amounts]),
  Day: (amounts) => __('{0} a day', [amounts]),
  Week: (amounts) => __('{0} a week', [amounts]),
  Month: (amounts) => __('{0} per month', [amounts]),
  Year: (amounts) => __('{0} a year', [amounts]),
}

/** '₹500 - ₹600 a day'. */
export const payFor = (unit: PayUnit, amounts: string): string => payInWords[unit](amounts)

/** The monthly equivalent of pay for another unit. */
export const aboutMonthly = (amounts: string): string => __('about {0} a month', [amounts])

/** The unit that the server stored; monthly if there is none. */
export const unitIn = (text: string | null | undefined): PayUnit =>
  text && text in payInWords ? (text as PayUnit) : 'Month'

/** The unit of a freelancer's price. */
export type PriceUnit = 'Hour' | 'Day' | 'Visit' | 'Project'

/** '₹500 a visit'. The price of a whole project is the amount alone. */
export function priceFor(unit: PriceUnit | null, amounts: string): string {
  if (unit === 'Hour' || unit === 'Day') return payFor(unit, amounts)
  return unit === 'Visit' ? __('{0} a visit', [amounts]) : amounts
}

/** The units that a price field offers. */
export const priceUnits = (): { value: PriceUnit; label: string }[] => [
  { value: 'Project', label: __('The whole work') },
  { value: 'Visit', label: __('A visit') },
  { value: 'Day', label: __('A day') },
  { value: 'Hour', label: __('An hour') },
]
