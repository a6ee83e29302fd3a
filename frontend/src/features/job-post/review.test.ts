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
  expect(shown).toHaveLength(Object.keys(labels).length - 4)
})

test.each<[keyof JobDraft, string | boolean, string]>([
  ['minSalary', '150000', '₹1,50,000 per month'],
  ['minSalary', 'ask us', 'ask us'],
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
