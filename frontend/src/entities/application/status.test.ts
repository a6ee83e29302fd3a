import { expect, test } from 'vitest'
import { applicationStatuses, isWithdrawable } from './status'

test('every decided application can be withdrawn, and a withdrawn one cannot', () => {
  expect(applicationStatuses.filter((status) => !isWithdrawable(status))).toEqual(['Withdrawn'])
})
