import { expect, test } from 'vitest'
import { emptyDraft } from './job-draft'
import { amountIn, problemsOf } from './problems'

const complete = {
  ...emptyDraft,
  jobTitle: 'Cook',
  jobCategory: 'Sales',
  jobType: 'Full Time',
  jobDescription: 'Cooks for forty.',
  pincode: '560001',
}

test('what publishing needs, each with its step', () => {
  expect(problemsOf(complete)).toEqual([])
  expect(problemsOf(emptyDraft)).toEqual([
    { sentence: 'Job title is required', step: 0 },
    { sentence: 'Job category is required', step: 0 },
    { sentence: 'Job type is required', step: 0 },
    { sentence: "Please enter the job's pincode, unless it is Work from Home", step: 0 },
    { sentence: 'Job description is required', step: 1 },
  ])
})

test.each([
  [{ pincode: '', workLocationType: 'Work from Home' }, []],
  [{ pincode: '5600' }, ['Please enter 6-digit pincode']],
  [{ minSalary: '20,000', maxSalary: '15000' }, ['The minimum salary is above the maximum salary']],
  [{ maxSalary: 'ask us' }, ['Please enter the maximum salary in rupees, at most 1,00,00,000']],
  [
    { applicationStartDate: '2126-12-02', applicationEndDate: '2126-12-01' },
    ['The application end date is before the start date'],
  ],
  [{ applicationEndDate: '2020-01-01' }, ['The application end date has passed']],
  [{ jobTitle: 'x'.repeat(141) }, ['Job Title may have at most 140 characters']],
])('%j: %j', (changes, sentences) => {
  expect(problemsOf({ ...complete, ...changes }).map(({ sentence }) => sentence)).toEqual(sentences)
})

test.each([
  ['15,000', 15000],
  [' 1,00,00,000 ', 10000000],
  ['1,00,00,001', null],
  ['-5', null],
  ['1.5', null],
  ['', null],
])('%j is the amount %j', (text, amount) => {
  expect(amountIn(text)).toBe(amount)
})
