import { expect, test } from 'vitest'
import { emptyDraft, type JobDraft } from './job-draft'
import { labels } from './labels'
import { reviewOf, shownValue } from './review'

test('the review shows every field of the draft, once', () => {
  const rows = reviewOf({ ...emptyDraft, addBranchDetail: true }, []).flatMap((section) => section.rows)
  expect(rows.map(([label]) => label).sort()).toEqual(
    Object.values(labels)
      .map((label) => label())
      .sort(),
  )
})

test('the branch shows only when it is wanted', () => {
  const shown = reviewOf(emptyDraft).flatMap((section) => section.rows.map(([label]) => label))
  expect(shown).not.toContain(labels.branchName())
  expect(shown).not.toContain(labels.pincode())
  expect(shown).not.toContain(labels.payUnit())
  expect(shown).not.toContain(labels.city())
  expect(shown).toHaveLength(Object.keys(labels).length - 6)
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
