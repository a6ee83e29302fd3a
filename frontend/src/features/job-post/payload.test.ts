import jobRules from '@rules/job.json'
import { expect, test } from 'vitest'
import type { JobDetails } from '@/entities/job/types'
import { emptyJob, stepFields } from './fields'
import { copyOf, jobPayload, valuesOf } from './payload'

const draft = {
  ...emptyJob,
  title: ' Cook ',
  category: 'Sales',
  pay_min: '15,000',
  add_branch_detail: true,
  branch_name: 'Main',
  selected_hr: 'HR-1',
}
const contacts = [{ value: 'HR-1' }]

test('every field of the rules is in the form', () => {
  // The server calculates the monthly amounts.
  const reckoned = ['min_salary', 'max_salary']
  const fields = stepFields.flat().filter((name) => name !== 'questions')
  expect([...fields, ...reckoned].sort()).toEqual(Object.keys(jobRules).sort())
})

test('the payload of a draft', () => {
  expect(jobPayload(draft, contacts)).toMatchObject({
    title: 'Cook',
    category: 'Sales',
    pay_min: 15000,
    pay_max: '',
    pay_unit: 'Month',
    add_branch_detail: true,
    branch_name: 'Main',
    selected_hr: 'HR-1',
    is_walk_in_interview: false,
  })
})

test("unwanted branches and other companies' contacts are not sent", () => {
  expect(jobPayload({ ...draft, add_branch_detail: false }, [])).toMatchObject({
    branch_name: '',
    selected_hr: '',
  })
})

test('a walk-in is sent if there is one', () => {
  const walkIn = { ...draft, walk_in_days: 'Monday\nFriday', walk_in_from: '10:00' }
  expect(jobPayload({ ...walkIn, is_walk_in_interview: true }, [])).toMatchObject({
    walk_in_days: 'Monday\nFriday',
    walk_in_from: '10:00',
  })
  expect(jobPayload(walkIn, [])).toMatchObject({ walk_in_days: '', walk_in_from: '' })
})

test("a contact stays until the company's contacts are known", () => {
  expect(jobPayload(draft, undefined)).toMatchObject({ selected_hr: 'HR-1' })
})

test('pay is sent as stated, and none clears the monthly amounts, too', () => {
  const perYear = { ...draft, pay_min: '3.5', pay_max: '4 lakh', pay_unit: 'Year' }
  expect(jobPayload(perYear, [])).toMatchObject({ pay_min: 350000, pay_max: 400000, pay_unit: 'Year' })
  expect(jobPayload(perYear, [])).not.toHaveProperty('min_salary')
  expect(jobPayload({ ...draft, pay_min: ' ', pay_unit: 'Day' }, [])).toMatchObject({
    pay_min: '',
    pay_unit: '',
    min_salary: '',
    max_salary: '',
  })
  expect(jobPayload({ ...draft, pay_min: 'ask us' }, [])).toMatchObject({ pay_min: 'ask us' })
})

test('a posted job with daily pay as a draft', () => {
  const posted = { name: 'JPJ-00001', status: 'Live', title: 'Cook', category: 'Sales' } as const
  const perDay = { pay_min: 500, pay_max: 600, pay_unit: 'Day', min_salary: 13000, max_salary: 15600 }
  expect(valuesOf({ ...posted, ...perDay })).toMatchObject({
    pay_min: '500',
    pay_max: '600',
    pay_unit: 'Day',
  })
})

test('a posted job as a draft', () => {
  const posted = {
    name: 'JPJ-00001',
    status: 'Live',
    title: 'Cook',
    category: 'Sales',
    min_salary: 15000,
    max_salary: 0,
    application_end_date: null,
    is_walk_in_interview: 1,
    walk_in_days: ['Monday', 'Friday'],
  } satisfies JobDetails
  expect(valuesOf(posted)).toEqual({
    ...emptyJob,
    title: 'Cook',
    category: 'Sales',
    // From before pay had a unit of time.
    pay_min: '15000',
    is_walk_in_interview: true,
    walk_in_days: 'Monday\nFriday',
  })
})

test('a copy has all of a posted job except its dates', () => {
  const posted = { name: 'JPJ-00001', status: 'Live', title: 'Cook', category: 'Sales' } satisfies JobDetails
  const days = { application_start_date: '2026-11-23', application_end_date: '2026-11-30' }
  expect(copyOf({ ...posted, ...days, pincode: '560001' } as JobDetails)).toEqual({
    ...emptyJob,
    title: 'Cook',
    category: 'Sales',
    pincode: '560001',
  })
})
