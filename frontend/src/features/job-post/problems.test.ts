import { expect, test } from 'vitest'
import type { Company } from '@/entities/company/types'
import { today } from '@/lib/time'
import { emptyDraft } from './job-draft'
import { problemsOf } from './problems'

const day = (days: number) => today(Date.now() + days * 86_400_000)

const complete = {
  ...emptyDraft,
  city: 'Bengaluru',
  jobTitle: 'Cook',
  jobCategory: 'Sales',
  jobType: 'Full Time',
  jobDescription: 'Cooks for forty.',
  pincode: '560001',
}

test('what publishing needs, each with its step', () => {
  expect(problemsOf(complete)).toEqual([])
  expect(problemsOf(emptyDraft)).toEqual([
    { sentence: 'Job title is required', field: 'jobTitle', step: 0 },
    { sentence: 'Job category is required', field: 'jobCategory', step: 0 },
    { sentence: 'Job type is required', field: 'jobType', step: 0 },
    { sentence: "Please enter the job's pincode, unless it is Work from Home", field: 'pincode', step: 0 },
    { sentence: 'Job description is required', field: 'jobDescription', step: 1 },
  ])
})

test.each([
  [{ pincode: '', workLocationType: 'Work from Home' }, []],
  [{ pincode: '5600' }, ['Please enter 6-digit pincode']],
  [{ minSalary: '20,000', maxSalary: '15000' }, ['The minimum salary is above the maximum salary']],
  [{ maxSalary: 'ask us' }, ['Please enter the maximum salary in rupees, at most 1,00,00,000 a month']],
  [{ maxSalary: '4,00,000' }, []],
  [
    { maxSalary: '4,00,000', payUnit: 'Day' },
    ['Please enter the maximum salary in rupees, at most 1,00,00,000 a month'],
  ],
  [
    { minSalary: '4 lakh', maxSalary: '3.5', payUnit: 'Year' },
    ['The minimum salary is above the maximum salary'],
  ],
  [
    { applicationStartDate: day(3), applicationEndDate: day(2) },
    ['The application end date is before the start date'],
  ],
  [{ city: ' ' }, ['We do not know this pincode yet. Please enter the city, too.']],
  [{ applicationEndDate: '2020-01-01' }, ['The application end date has passed']],
  [{ jobTitle: 'x'.repeat(141) }, ['Job Title may have at most 140 characters']],
])('%j: %j', (changes, sentences) => {
  expect(problemsOf({ ...complete, ...changes }).map(({ sentence }) => sentence)).toEqual(sentences)
})

test.each([
  [7, undefined, 0],
  [8, undefined, 1],
  [2, day(-5), 0],
  [3, day(-5), 1],
  // Its days are over: a repost begins new ones.
  [3, day(-9), 0],
])('a job that begins %d days from now, published %j, has %d problems', (days, publishedOn, count) => {
  const draft = { ...complete, applicationStartDate: day(days) }
  const text = 'A job is open for 7 days once posted: please choose a start date within them'
  const found = problemsOf(draft, { publishedOn: publishedOn && `${publishedOn} 23:59:00` }).map(
    ({ sentence }) => sentence,
  )
  expect(found).toEqual(Array(count).fill(text))
})

test.each([
  [{ contacts: undefined }, ['allowContactAfterApply']],
  [{ contacts: [] }, ['allowContactAfterApply']],
  [{ contacts: [{ value: 'HR-1', label: 'Meera' }] }, ['selectedHR']],
])('contact that is allowed names whom to call: %j', (known, fields) => {
  const found = problemsOf({ ...complete, allowContactAfterApply: true }, known)
  expect(found.map(({ field }) => field)).toEqual(fields)
  const chosen = { ...complete, allowContactAfterApply: true, selectedHR: 'HR-1' }
  // A draft from before the site was live holds a sample's contact.
  expect(problemsOf(chosen, known)).toHaveLength(known.contacts?.length === 0 ? 1 : 0)
  const company = { share_contact: 1 } as unknown as Company
  expect(problemsOf({ ...chosen, selectedHR: '' }, { ...known, company })).toEqual([])
})

test('a walk-in names its days, hours and address', () => {
  const fieldsOf = (changes: object) =>
    problemsOf({ ...complete, isWalkInInterview: true, ...changes }).map(({ field }) => field)
  const named = { walkInDays: 'Monday', walkInFrom: '10:00', walkInTo: '13:30', walkInAddress: 'Camp' }
  expect(fieldsOf({})).toEqual(['walkInDays', 'walkInFrom', 'walkInTo', 'walkInAddress'])
  expect(fieldsOf(named)).toEqual([])
  expect(fieldsOf({ ...named, walkInFrom: '14:00' })).toEqual(['walkInTo'])
  expect(fieldsOf({ isWalkInInterview: false, walkInFrom: 'noon' })).toEqual([])
})
