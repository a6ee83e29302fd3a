// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { readDraft, writeDraft } from '@/lib/forms/draft'
import { signInAs } from '@/tests/sign-in-as'
import { fieldNames } from './fields'
import { readSubmitted, renameOldDrafts } from './job-draft'

/** The field names in drafts until November 2026. */
const old = [
  ...['jobTitle', 'jobCategory', 'numberOfOpenings', 'payType', 'payUnit', 'jobType', 'workLocationType'],
  ...[
    'minSalary',
    'maxSalary',
    'applicationStartDate',
    'applicationEndDate',
    'jobLocation',
    'pincode',
    'city',
  ],
  ...['addBranchDetail', 'branchName', 'addressLine1', 'addressLine2', 'minEducation', 'englishLevel'],
  ...['experienceRequired', 'jobDescription', 'isWalkInInterview', 'walkInDays', 'walkInFrom', 'walkInTo'],
  ...['walkInAddress', 'allowContactAfterApply', 'selectedHR'],
]

test('every field of a draft with the old names is found, and stays its owner’s', () => {
  signInAs('rao')
  writeDraft('job-post', Object.fromEntries(old.map((name) => [name, name])))
  writeDraft('job-post-submitted', { jobTitle: 'Cook' })
  writeDraft('job-post:JPJ-00001', { maxSalary: '600' })
  signInAs('asha')
  renameOldDrafts()
  renameOldDrafts()
  expect(readDraft('job-post')).toBeNull()
  signInAs('rao')
  const draft = readDraft('job-post') ?? {}
  // Facts and questions are newer.
  expect(Object.keys(draft).sort()).toEqual(
    fieldNames.filter((name) => name !== 'facts' && name !== 'questions').sort(),
  )
  expect(draft).toMatchObject({ title: 'jobTitle', pay_min: 'minSalary', address_line1: 'addressLine1' })
  expect(readSubmitted()).toEqual({ title: 'Cook' })
  expect(readDraft('job-post:JPJ-00001')).toEqual({ pay_max: '600' })
})
