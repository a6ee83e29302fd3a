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

test('whatever the company has decided can be withdrawn, and what is withdrawn cannot', () => {
  expect(applicationStatuses.filter((status) => !isWithdrawable(status))).toEqual(['Withdrawn'])
})
