import { expect, test } from 'vitest'
import { userInCookie } from './auth-status'

test.each([
  ['', ''],
  ['user_id=Guest; full_name=Guest', ''],
  ['full_name=Asha; user_id=9876543210%40mobile.invalid', '9876543210%40mobile.invalid'],
  ['user_id=', ''],
  ['xuser_id=somebody', ''],
])('the cookies "%s" name a user: %s', (cookies, named) => {
  expect(userInCookie(cookies)).toBe(named)
})
