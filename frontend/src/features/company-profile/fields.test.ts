import { expect, test } from 'vitest'
import type { Session } from '@/lib/backend/session'
import { knownOfAccount } from './fields'

const sessionOf = (full_name: string, mobile_no = '9876543210'): Session => ({
  token: 'key:secret',
  api_key: 'key',
  api_secret: 'secret',
  sid: '',
  user: { username: 'a', email: 'a@mobile.invalid', full_name, home_page: '', mobile_no },
})

test("a new company starts with its account's name and number, but not with a default name", () => {
  expect(knownOfAccount(sessionOf('Asha Rao'))).toEqual({ contact_name: 'Asha Rao', phone: '9876543210' })
  expect(knownOfAccount(sessionOf('New member')).contact_name).toBe('')
  // A demonstration's number, which the form refuses.
  expect(knownOfAccount(sessionOf('Asha Rao', '1555000101')).phone).toBe('')
})
