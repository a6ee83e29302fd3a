import { expect, test } from 'vitest'
import { applicationStatuses, isWithdrawable, nameOfStatus } from './status'

test('every status of the rules has a name', () => {
  expect(applicationStatuses.map(nameOfStatus)).toEqual([
    'Applied',
    'Shortlisted',
    'Interview',
    'Selected',
    'Not selected',
    'Withdrawn',
  ])
})

test('who is selected, not selected or gone has nothing to withdraw', () => {
  expect(applicationStatuses.filter(isWithdrawable)).toEqual(['Applied', 'Shortlisted', 'Interview'])
})
