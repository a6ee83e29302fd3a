import { expect, test } from 'vitest'
import type { Company } from '@/entities/company/types'
import { today } from '@/lib/time'
import { emptyJob } from './fields'
import { problemsOf } from './problems'

const day = (days: number) => today(Date.now() + days * 86_400_000)

const complete = {
  ...emptyJob,
  city: 'Bengaluru',
  title: 'Cook',
  category: 'Sales',
  job_type: 'Full Time',
  job_description: 'Cooks for forty.',
  pincode: '560001',
}

test('the missing values, each with its step', () => {
  expect(problemsOf(complete)).toEqual([])
  expect(problemsOf(emptyJob)).toEqual([
    { sentence: 'Job title is required', field: 'title', step: 0 },
    { sentence: 'Job category is required', field: 'category', step: 0 },
    { sentence: 'Job type is required', field: 'job_type', step: 0 },
    { sentence: "Please enter the job's pincode, unless it is Work from Home", field: 'pincode', step: 0 },
    { sentence: 'Job description is required', field: 'job_description', step: 1 },
  ])
})

test.each([
  [{ pincode: '', work_location_type: 'Work from Home' }, []],
  [{ pincode: '5600' }, ['Please enter 6-digit pincode']],
  [{ pay_min: '20,000', pay_max: '15000' }, ['The minimum salary is above the maximum salary']],
  [{ pay_max: 'ask us' }, ['Please enter the maximum salary in rupees, at most 1,00,00,000 a month']],
  [{ pay_max: '4,00,000' }, []],
  [
    { pay_max: '4,00,000', pay_unit: 'Day' },
    ['Please enter the maximum salary in rupees, at most 1,00,00,000 a month'],
  ],
  [
    { pay_min: '4 lakh', pay_max: '3.5', pay_unit: 'Year' },
    ['The minimum salary is above the maximum salary'],
  ],
  [
    { application_start_date: day(3), application_end_date: day(2) },
    ['The application end date is before the start date'],
  ],
  [{ city: ' ' }, ['We do not know this pincode yet. Please enter the city, too.']],
  [{ application_end_date: '2020-01-01' }, ['The application end date has passed']],
  [{ title: 'x'.repeat(141) }, ['Job Title may have at most 140 characters']],
])('%j: %j', (changes, sentences) => {
  expect(problemsOf({ ...complete, ...changes }).map(({ sentence }) => sentence)).toEqual(sentences)
})

test.each([
  [7, undefined, 0],
  [8, undefined, 1],
  [2, day(-5), 0],
  [3, day(-5), 1],
  // It has expired, so a repost sets new dates.
  [3, day(-9), 0],
])('a job that begins %d days from now, published %j, has %d problems', (days, publishedOn, count) => {
  const draft = { ...complete, application_start_date: day(days) }
  const text = 'A job is open for 7 days once posted: please choose a start date within them'
  const found = problemsOf(draft, { publishedOn: publishedOn && `${publishedOn} 23:59:00` }).map(
    ({ sentence }) => sentence,
  )
  expect(found).toEqual(Array(count).fill(text))
})

test.each([
  [{ contacts: undefined }, ['allow_contact_after_apply']],
  [{ contacts: [] }, ['allow_contact_after_apply']],
  [{ contacts: [{ value: 'HR-1', label: 'Meera' }] }, ['selected_hr']],
])('contact that is allowed names whom to call: %j', (known, fields) => {
  const found = problemsOf({ ...complete, allow_contact_after_apply: true }, known)
  expect(found.map(({ field }) => field)).toEqual(fields)
  const chosen = { ...complete, allow_contact_after_apply: true, selected_hr: 'HR-1' }
  // A draft from before the site was live has a sample's contact.
  expect(problemsOf(chosen, known)).toHaveLength(known.contacts?.length === 0 ? 1 : 0)
  const company = { share_contact: 1 } as unknown as Company
  expect(problemsOf({ ...chosen, selected_hr: '' }, { ...known, company })).toEqual([])
})

test('a walk-in needs days, hours and an address', () => {
  const fieldsOf = (changes: object) =>
    problemsOf({ ...complete, is_walk_in_interview: true, ...changes }).map(({ field }) => field)
  const named = {
    walk_in_days: 'Monday',
    walk_in_from: '10:00',
    walk_in_to: '13:30',
    walk_in_address: 'Camp',
  }
  expect(fieldsOf({})).toEqual(['walk_in_days', 'walk_in_from', 'walk_in_to', 'walk_in_address'])
  expect(fieldsOf(named)).toEqual([])
  expect(fieldsOf({ ...named, walk_in_from: '14:00' })).toEqual(['walk_in_to'])
  expect(fieldsOf({ is_walk_in_interview: false, walk_in_from: 'noon' })).toEqual([])
})
