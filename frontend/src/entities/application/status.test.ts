import { expect, test } from 'vitest'
import { applicationStatuses, isWithdrawable } from './status'

test('whatever the company has decided can be withdrawn, and what is withdrawn cannot', () => {
  expect(applicationStatuses.filter((status) => !isWithdrawable(status))).toEqual(['Withdrawn'])
})
