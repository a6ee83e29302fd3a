import { expect, test } from 'vitest'
import { emptyJob, type FieldName, type JobValues, labels } from './fields'
import { reviewOf, shownValue } from './preview-sections'

const labelsIn = (values: JobValues) =>
  reviewOf(values, []).flatMap((section) => section.rows.map(([label]) => label))

test('a live review shows each given field once; a salary names its unit', () => {
  const given = Object.entries(emptyJob).map(([name, value]) => [name, typeof value === 'boolean' || '[]'])
  const { pay_unit, add_branch_detail, ...shown } = labels
  expect(labelsIn({ ...Object.fromEntries(given), selected_hr: 'HR-1' }).sort()).toEqual(
    Object.values(shown)
      .map((label) => label())
      .sort(),
  )
})

test('a live review leaves out what the company left empty, and asks for what posting needs', () => {
  expect(labelsIn(emptyJob)).toEqual([
    'Job Title',
    'Job Category',
    'Job Type',
    'Pincode',
    'Job Description',
    'Walk-in interview',
    'Allow contact after applying',
  ])
})

test('branch and walk-in are shown only if they are wanted, and a sample shows only them', () => {
  const shown = reviewOf(emptyJob).flatMap((section) => section.rows.map(([label]) => label))
  expect(shown).not.toContain(labels.branch_name())
  expect(shown).not.toContain(labels.pincode())
  expect(shown).not.toContain(labels.pay_unit())
  expect(shown).not.toContain(labels.city())
  expect(reviewOf({ ...emptyJob, is_walk_in_interview: true })[2]?.rows).toHaveLength(3)
  expect(shown).toHaveLength(Object.keys(labels).length - 12)
})

test.each<[FieldName, string | boolean, string]>([
  ['pay_min', '150000', '₹1,50,000 per month'],
  ['pay_min', 'ask us', 'ask us'],
  ['pay_unit', 'Day', 'A day'],
  ['application_start_date', '2026-11-21', '21 Nov 2026'],
  ['application_end_date', 'soon', 'soon'],
  ['category', 'accounting', 'Accounting'],
  ['experience_required', '5+', '5+ years'],
  ['is_walk_in_interview', true, 'Yes'],
  ['facts', 'Night shift\nFood', 'Night shift, Food'],
  ['walk_in_days', 'Monday\nFriday', 'Monday, Friday'],
  ['walk_in_from', '13:30', '1:30 pm'],
  ['add_branch_detail', false, 'No'],
  ['title', '  ', 'Not given'],
  ['title', 'Cook', 'Cook'],
])('%s %j reads %j', (field, value, text) => {
  expect(shownValue(field, value)).toBe(text)
})

test('pay is reviewed in its unit of time', () => {
  const draft = { ...emptyJob, pay_min: '500', pay_max: 'ask us', pay_unit: 'Day' }
  const rows = reviewOf(draft, []).flatMap((section) => section.rows)
  expect(rows).toContainEqual([labels.pay_min(), '₹500 a day'])
  expect(rows).toContainEqual([labels.pay_max(), 'ask us'])
  expect(reviewOf(draft)[0]?.rows).toContainEqual([labels.pay_min(), '₹500 per month'])
})
