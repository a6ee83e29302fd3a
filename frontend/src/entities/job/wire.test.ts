import { expect, test } from 'vitest'
import { monthlyPay } from '@/entities/pay/entry'
import type { PayUnit } from '@/entities/pay/pay'
import { jobDetailsPath } from './job-links'
import { shownDaysLeft, shownPay } from './shown-job'
import { shownVerified } from './verified-note'
import { jobDetailsOf, jobOfCard, levelOf, postedJobOf } from './wire'
import type { WireJob } from './wire-types'

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

test('a card of the wire', () => {
  expect(jobOfCard(card)).toMatchObject({
    id: 'JPJ-00001',
    location: 'Bangalore, Karnataka',
    employmentType: 'Full Time',
    workMode: 'Hybrid',
    level: 'Mid level',
    frequency: 'month, paid weekly',
    imageUrl: undefined,
    distanceKm: undefined,
  })
  expect(jobOfCard({ ...card, distance_km: 0 }).distanceKm).toBe(0)
  expect(jobOfCard({ ...card, trade: 'मशीन ऑपरेटर' }).trade).toBe('मशीन ऑपरेटर')
  expect(jobOfCard({ ...card, trade: null }).trade).toBeUndefined()
  // What its company left open is stored empty, and is no tag.
  expect(jobOfCard({ ...card, work_location_type: '' }).workMode).toBeUndefined()
})

test('a card leads straight to the canonical address; a job without one to the short address, a sample by its id', () => {
  const url = '/frontend/job-details/JPJ-00001/loom-operator-rao-textiles-bangalore'
  expect(jobDetailsPath(jobOfCard({ ...card, url }))).toBe(url.replace('/frontend', ''))
  expect(jobDetailsPath(jobOfCard(card))).toBe('/job-details/JPJ-00001')
  expect(jobDetailsPath({ id: 'sample' })).toBe('/job-details?job=sample')
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
  expect(shownPay(jobOfCard({ ...card, min_salary, max_salary }))?.amounts).toBe(words)
})

test.each([
  ['Day', 'Daily', 600, '₹500 - ₹600 a day', 'about ₹13,000 - ₹15,600 a month'],
  ['Day', 'Weekly', 600, '₹500 - ₹600 a day', 'about ₹13,000 - ₹15,600 a month · paid weekly'],
  ['Hour', '', 0, '₹500 an hour', 'about ₹1,04,000 a month'],
  ['Year', 'Monthly', 500, '₹500 a year', 'about ₹42 a month'],
  // Told by the month, however often it is paid.
  ['Month', 'Daily', 600, '₹500 - ₹600', '/\u00a0month, paid daily'],
  [null, 'Daily', 600, '₹500 - ₹600', '/\u00a0month, paid daily'],
  [null, 'Monthly', 0, '₹500', '/\u00a0monthly'],
])('pay for a %s that is paid %s reads %j', (pay_unit, pay_type, pay_max, amounts, detail) => {
  const unit = (pay_unit ?? 'Month') as PayUnit
  const [min_salary, max_salary] = [monthlyPay(500, unit), monthlyPay(pay_max, unit)]
  const pay = { pay_min: 500, pay_max, pay_unit, pay_type, min_salary, max_salary }
  expect(shownPay(jobOfCard({ ...card, ...pay }))).toEqual({ amounts, detail })
})

test('a job from home has a place, too', () => {
  const fromHome = { ...card, city: null, state: null, work_location_type: 'Work from Home' }
  expect(jobOfCard(fromHome).location).toBe('Work from Home')
})

test('what a job does not ask for is Any, and nobody is chosen by gender', () => {
  const job: WireJob = { ...card, status: 'Live', experience_required: null, min_education: '' }
  expect(jobDetailsOf(job)).toMatchObject({ experience: 'Any', education: 'Any', gender: 'Any' })
})

test('a posted job counts its applications', () => {
  const counts = { applied: 4, shortlisted: 2, unseen: 3, views: 31 }
  expect(postedJobOf({ ...card, ...counts, status: 'Closed' })).toMatchObject({ status: 'Closed', counts })
})

test.each([
  ['2026-11-24 09:00:00', 'Last day'],
  ['2026-11-24 10:00:00', '2 days left'],
  ['2026-11-30 09:00:00', '7 days left'],
])('until %s: %s', (validThrough, words) => {
  const now = new Date('2026-11-23T09:00:00Z').getTime()
  expect(shownDaysLeft(validThrough, now)).toBe(words)
})
