import { expect, test } from 'vitest'
import { toInvite } from './to-invite'

const contact = (hr_name: string, hr_mobile: string) => ({
  hr_row_id: hr_name,
  hr_name,
  hr_mobile,
  hr_email: '',
})

test("each number is offered once, without the account's own and those already invited", () => {
  const contacts = [
    contact('Asha', '9876543210'),
    contact('Meera', '9812345678'),
    contact('Meera again', '9812345678'),
    contact('Ravi', '9811112222'),
  ]
  const names = (...invited: string[]) =>
    toInvite(
      contacts,
      invited.map((number) => ({ number })),
      '9876543210',
    ).map(({ hr_name }) => hr_name)
  expect(names()).toEqual(['Meera', 'Ravi'])
  expect(names('******2222')).toEqual(['Meera'])
  expect(names('hidden')).toEqual(['Meera', 'Ravi'])
})
