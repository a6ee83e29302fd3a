import { expect, test } from 'vitest'
import { emptyDraft, type JobDraft } from './job-draft'
import { labels } from './labels'
import { reviewOf, shownValue } from './review'

test('the review shows every field of the draft, once', () => {
  const rows = reviewOf({ ...emptyDraft, addBranchDetail: true, isWalkInInterview: true }, []).flatMap(
    (section) => section.rows,
  )
  expect(rows.map(([label]) => label).sort()).toEqual(
    Object.values(labels)
      .map((label) => label())
      .sort(),
  )
})

test('branch and walk-in show only when they are wanted, and a sample says no more of them', () => {
  const shown = reviewOf(emptyDraft).flatMap((section) => section.rows.map(([label]) => label))
  expect(shown).not.toContain(labels.branchName())
  expect(shown).not.toContain(labels.pincode())
  expect(shown).not.toContain(labels.payUnit())
  expect(shown).not.toContain(labels.city())
  expect(reviewOf({ ...emptyDraft, isWalkInInterview: true })[2]?.rows).toHaveLength(3)
  expect(shown).toHaveLength(Object.keys(labels).length - 10)
})

test.each<[keyof JobDraft, string | boolean, string]>([
  ['minSalary', '150000', '₹1,50,000 per month'],
  ['minSalary', 'ask us', 'ask us'],
  ['payUnit', 'Day', 'A day'],
  ['applicationStartDate', '2026-11-21', '21 Nov 2026'],
  ['applicationEndDate', 'soon', 'soon'],
  ['jobCategory', 'accounting', 'Accounting'],
  ['experienceRequired', '5+', '5+ years'],
  ['isWalkInInterview', true, 'Yes'],
  ['walkInDays', 'Monday\nFriday', 'Monday, Friday'],
  ['walkInFrom', '13:30', '1:30 pm'],
  ['addBranchDetail', false, 'No'],
  ['jobTitle', '  ', 'Not given'],
  ['jobTitle', 'Cook', 'Cook'],
])('%s %j reads %j', (field, value, text) => {
  expect(shownValue(field, value)).toBe(text)
})

test('pay is reviewed for the time that it is told for', () => {
  const draft = { ...emptyDraft, minSalary: '500', maxSalary: 'ask us', payUnit: 'Day' }
  const rows = reviewOf(draft, []).flatMap((section) => section.rows)
  expect(rows).toContainEqual([labels.minSalary(), '₹500 a day'])
  expect(rows).toContainEqual([labels.maxSalary(), 'ask us'])
  expect(reviewOf(draft)[0]?.rows).toContainEqual([labels.minSalary(), '₹500 per month'])
})
