import { expect, test } from 'vitest'
import { monthlyPay } from '@/entities/pay/entry'
import type { PayUnit } from '@/entities/pay/pay'
import { jobDetailsPath } from './job-links'
import { levelOf, shownDaysLeft, shownExperience, shownPay, shownPlace } from './shown-job'
import { shownVerified } from './verified-note'

const card = {
  name: 'JPJ-00001',
  title: 'Loom Operator',
  category: 'Engineering',
  company_name: 'Rao Textiles',
  company_logo: null,
  is_verified: true,
  city: 'Bangalore',
  state: 'Karnataka',
  distance_km: null,
  job_type: 'Full Time',
  work_location_type: 'Hybrid',
  experience_required: '2-3',
  min_salary: 15000,
  max_salary: 20000,
  pay_type: 'Weekly',
  published_on: '2026-11-23 09:00:00',
  valid_through: '2026-11-30 09:00:00',
}

test.each([
  ['0-1', 'Junior level'],
  ['1-2', 'Junior level'],
  ['2-3', 'Mid level'],
  ['3-5', 'Mid level'],
  ['5+', 'Senior level'],
  [null, undefined],
])('%j years are a %s', (experience, level) => {
  expect(levelOf(experience)).toBe(level)
})

test('a distance of 0 is a known distance', () => {
  expect(shownPlace({ ...card, distance_km: 0 })).toEqual(['About 1 km away', 'Bangalore'])
  expect(shownPlace(card)).toEqual(['Bangalore, Karnataka'])
})

test('a card links to the canonical address, without one to the short address, and a sample to its id', () => {
  const url = '/frontend/job-details/JPJ-00001/loom-operator-rao-textiles-bangalore'
  expect(jobDetailsPath({ ...card, url })).toBe(url.replace('/frontend', ''))
  expect(jobDetailsPath(card)).toBe('/job-details/JPJ-00001')
  expect(jobDetailsPath({ name: 'sample' })).toBe('/job-details?job=sample')
})

test.each([
  [[], 'Approved by a reviewer on 12 Nov 2026'],
  [['GSTIN'], 'Verified: GSTIN checked by a reviewer on 12 Nov 2026'],
  [['GSTIN', 'PAN', 'documents'], 'Verified: GSTIN, PAN and documents checked by a reviewer on 12 Nov 2026'],
])('of a company with %j checked a page says so', (checked, sentence) => {
  expect(shownVerified({ on: '2026-11-12', checked })).toBe(sentence)
})

test.each([
  [15000, 20000, '₹15,000 - ₹20,000'],
  [15000, 15000, '₹15,000'],
  [15000, 0, '₹15,000'],
  [0, 20000, '₹20,000'],
  [0, 0, undefined],
  [null, null, undefined],
])('pay from %j to %j reads %j', (min_salary, max_salary, words) => {
  expect(shownPay({ ...card, min_salary, max_salary })?.amounts).toBe(words)
})

test.each([
  ['Day', 'Daily', 600, '₹500 - ₹600 a day', 'about ₹13,000 - ₹15,600 a month'],
  ['Day', 'Weekly', 600, '₹500 - ₹600 a day', 'about ₹13,000 - ₹15,600 a month · paid weekly'],
  ['Hour', '', 0, '₹500 an hour', 'about ₹1,04,000 a month'],
  ['Year', 'Monthly', 500, '₹500 a year', 'about ₹42 a month'],
  // Monthly pay, however often it is paid.
  ['Month', 'Daily', 600, '₹500 - ₹600', '/\u00a0month, paid daily'],
  [null, 'Daily', 600, '₹500 - ₹600', '/\u00a0month, paid daily'],
  [null, 'Monthly', 0, '₹500', '/\u00a0monthly'],
])('pay for a %s that is paid %s reads %j', (pay_unit, pay_type, pay_max, amounts, detail) => {
  const unit = (pay_unit ?? 'Month') as PayUnit
  const [min_salary, max_salary] = [monthlyPay(500, unit), monthlyPay(pay_max, unit)]
  const pay = { pay_min: 500, pay_max, pay_unit, pay_type, min_salary, max_salary }
  expect(shownPay({ ...card, ...pay })).toEqual({ amounts, detail })
})

test('a job from home has a place, too, and missing requirements read Any', () => {
  const fromHome = { ...card, city: null, state: null, work_location_type: 'Work from Home' }
  expect(shownPlace(fromHome)).toEqual(['Work from Home'])
  expect(shownExperience({ ...card, experience_required: null })).toBe('Any')
})

test.each([
  ['2026-11-24 09:00:00', 'Last day'],
  ['2026-11-24 10:00:00', '2 days left'],
  ['2026-11-30 09:00:00', '7 days left'],
])('until %s: %s', (validThrough, words) => {
  const now = new Date('2026-11-23T09:00:00Z').getTime()
  expect(shownDaysLeft(validThrough, now)).toBe(words)
})
