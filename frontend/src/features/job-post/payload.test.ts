import { expect, test } from 'vitest'
import type { WireJob } from '@/entities/job/wire-types'
import { jobRules } from '@/lib/market-rules'
import { emptyDraft } from './job-draft'
import { copyOf, toDraft, toWire, wireNames } from './wire'

const draft = {
  ...emptyDraft,
  jobTitle: ' Cook ',
  jobCategory: 'Sales',
  minSalary: '15,000',
  addBranchDetail: true,
  branchName: 'Main',
  selectedHR: 'HR-1',
}
const contacts = [{ value: 'HR-1' }]

test('every field of the rules has a place in the draft', () => {
  // The server reckons the monthly figures.
  const reckoned = ['min_salary', 'max_salary']
  expect([...Object.values(wireNames), ...reckoned].sort()).toEqual(Object.keys(jobRules).sort())
})

test('a draft on the wire', () => {
  expect(toWire(draft, contacts)).toMatchObject({
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

test('no branch is sent where none is wanted, and no contact that is not the company’s', () => {
  expect(toWire({ ...draft, addBranchDetail: false }, [])).toMatchObject({
    branch_name: '',
    selected_hr: '',
  })
})

test('a walk-in is sent where there is one', () => {
  const walkIn = { ...draft, walkInDays: 'Monday\nFriday', walkInFrom: '10:00' }
  expect(toWire({ ...walkIn, isWalkInInterview: true }, [])).toMatchObject({
    walk_in_days: 'Monday\nFriday',
    walk_in_from: '10:00',
  })
  expect(toWire(walkIn, [])).toMatchObject({ walk_in_days: '', walk_in_from: '' })
})

test('a contact stays while those of the company are not known', () => {
  expect(toWire(draft, undefined)).toMatchObject({ selected_hr: 'HR-1' })
})

test('pay is sent as it is told, and none clears the monthly figures too', () => {
  const perYear = { ...draft, minSalary: '3.5', maxSalary: '4 lakh', payUnit: 'Year' }
  expect(toWire(perYear, [])).toMatchObject({ pay_min: 350000, pay_max: 400000, pay_unit: 'Year' })
  expect(toWire(perYear, [])).not.toHaveProperty('min_salary')
  expect(toWire({ ...draft, minSalary: ' ', payUnit: 'Day' }, [])).toMatchObject({
    pay_min: '',
    pay_unit: '',
    min_salary: '',
    max_salary: '',
  })
  expect(toWire({ ...draft, minSalary: 'ask us' }, [])).toMatchObject({ pay_min: 'ask us' })
})

test('a posted job with pay for a day as a draft', () => {
  const posted = { name: 'JPJ-00001', status: 'Live', title: 'Cook', category: 'Sales' } as const
  const perDay = { pay_min: 500, pay_max: 600, pay_unit: 'Day', min_salary: 13000, max_salary: 15600 }
  expect(toDraft({ ...posted, ...perDay })).toMatchObject({
    minSalary: '500',
    maxSalary: '600',
    payUnit: 'Day',
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
  } satisfies WireJob
  expect(toDraft(posted)).toEqual({
    ...emptyDraft,
    jobTitle: 'Cook',
    jobCategory: 'Sales',
    // From before pay had a unit of time.
    minSalary: '15000',
    isWalkInInterview: true,
    walkInDays: 'Monday\nFriday',
  })
})

test('a copy has all of a posted job but its days', () => {
  const posted = { name: 'JPJ-00001', status: 'Live', title: 'Cook', category: 'Sales' } satisfies WireJob
  const days = { application_start_date: '2026-11-23', application_end_date: '2026-11-30' }
  expect(copyOf({ ...posted, ...days, pincode: '560001' } as WireJob)).toEqual({
    ...emptyDraft,
    jobTitle: 'Cook',
    jobCategory: 'Sales',
    pincode: '560001',
  })
})
