import rules from '@rules/common.json'
import * as marketRules from '@rules/market.json'
import { expect, test } from 'vitest'
import { amountIn, monthlyPay, payHint, payTypeOfUnit, payUnits, unitOfPayType } from './entry'
import type { PayUnit } from './pay'

test.each<[string, PayUnit, number | null]>([
  ['15,000', 'Month', 15000],
  [' 1,00,00,000 ', 'Month', 10000000],
  ['1,00,00,001', 'Month', null],
  ['-5', 'Month', null],
  ['1.5', 'Month', null],
  ['', 'Month', null],
  ['ask us', 'Year', null],
  ['₹500', 'Day', 500],
  ['1.5 lakh', 'Month', 150000],
  ['3.5', 'Year', 350000],
  ['3.5 LPA', 'Year', 350000],
  ['4L', 'Year', 400000],
  ['4 लाख', 'Year', 400000],
  ['3,50,000', 'Year', 350000],
  ['1,20,00,000', 'Year', 12000000],
  ['12,00,00,006', 'Year', null],
  ['3.123456789', 'Year', 312346],
  ['48,076', 'Hour', 48076],
  ['48,077', 'Hour', null],
  ['9'.repeat(400), 'Day', null],
])('%s for a %s is %j', (text, unit, amount) => {
  expect(amountIn(text, unit)).toBe(amount)
})

test('a month has 26 days of 8 hours, and a year 52 weeks', () => {
  const amounts = [
    [60, 'Hour', 12480],
    [500, 'Day', 13000],
    [1001, 'Week', 4338],
    [15000, 'Month', 15000],
    [350000, 'Year', 29167],
  ] as const
  for (const [amount, unit, month] of amounts) expect(monthlyPay(amount, unit)).toBe(month)
})

test.each<[string, PayUnit, string]>([
  ['', 'Day', 'Rupees per day'],
  ['ask us', 'Month', 'Rupees per month'],
  ['500', 'Day', 'about ₹13,000 a month'],
  ['15000', 'Month', '₹15,000 per month'],
  ['', 'Year', 'Rupees per year, or lakhs: 3.5'],
  ['3.5', 'Year', '₹3,50,000 a year, about ₹29,167 a month'],
])('below a box with %j for a %s stands %j', (text, unit, hint) => {
  expect(payHint(text, unit)).toBe(hint)
})

test('the units are those of the rules, and each pay type has one', () => {
  const units = payUnits().map(({ value }) => value)
  expect(units).toEqual(rules.options.pay_units)
  expect(units).toEqual(Object.keys(marketRules.months_of_pay))
  expect(rules.options.pay_types.map(unitOfPayType)).toEqual(['Month', 'Week', 'Day', 'Hour'])
  // Yearly pay is paid monthly.
  expect(units.map(payTypeOfUnit)).toEqual(['Hourly', 'Daily', 'Weekly', 'Monthly', 'Monthly'])
})
