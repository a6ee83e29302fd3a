import { describe, expect, test } from 'vitest'
import { returnToOf, sessionOf } from '@/lib/sign-in'
import { isVerified } from './api'

describe('every form of a successful verification is accepted (spec section 7)', () => {
  test.each([
    [{ success_key: 1 }, true],
    [{ verified: true }, true],
    [{ success_key: 0, verified: true }, true],
    [{ success_key: 1, verified: false }, true],
    [{ success_key: 0, verified: false, message: 'Wrong OTP' }, false],
    [{}, false],
    [null, false],
  ])('%j -> %s', (reply, verified) => {
    expect(isVerified(reply)).toBe(verified)
  })
})

describe('the session of a reply', () => {
  const user = {
    username: '9876543210',
    email: 'a@b.invalid',
    full_name: 'Asha',
    home_page: '/frontend/home',
  }
  const keys = { api_key: 'key', api_secret: 'secret', sid: 'sid' }

  test('is read from flat fields and from a nested user alike', () => {
    const session = { token: 'key:secret', ...keys, user }
    expect(sessionOf({ token: 'key:secret', ...keys, ...user })).toEqual(session)
    expect(sessionOf({ token: 'key:secret', ...keys, user })).toEqual(session)
  })

  test('makes its token from the keys where the reply has none, and is none without both', () => {
    expect(sessionOf({ ...keys, ...user })?.token).toBe('key:secret')
    expect(sessionOf(user)).toBeNull()
  })
})

test('only an address of the app is gone back to', () => {
  expect(returnToOf({ returnTo: '/profile?tab=1' })).toBe('/profile?tab=1')
  for (const state of [null, {}, { returnTo: '//evil.example' }, { returnTo: 'https://evil.example' }, 'x']) {
    expect(returnToOf(state)).toBeUndefined()
  }
})
