import { describe, expect, test } from 'vitest'
import { isVerified } from '@/entities/account/calls'
import { returnToOf } from '@/entities/session/return-to'
import { sessionOf } from '@/entities/session/sign-in'

describe('every form of a successful verification is accepted', () => {
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

  test('is read from flat fields and from a nested user', () => {
    const session = { token: 'key:secret', ...keys, user }
    expect(sessionOf({ token: 'key:secret', ...keys, ...user })).toEqual(session)
    expect(sessionOf({ token: 'key:secret', ...keys, user })).toEqual(session)
  })

  test('builds its token from the keys if the reply has none, and is null without both', () => {
    expect(sessionOf({ ...keys, ...user })?.token).toBe('key:secret')
    expect(sessionOf(user)).toBeNull()
  })
})

test('only an address of the app is returned to', () => {
  expect(returnToOf({ returnTo: { path: '/profile?tab=1' } })?.path).toBe('/profile?tab=1')
  for (const path of ['//evil.example', 'https://evil.example', 7]) {
    expect(returnToOf({ returnTo: { path } })).toBeUndefined()
  }
  for (const state of [null, {}, 'x', { returnTo: '/profile' }, { returnTo: null }]) {
    expect(returnToOf(state)).toBeUndefined()
  }
})

test("only an object is restored as a page's state", () => {
  const path = '/profile'
  expect(returnToOf({ returnTo: { path, state: { first: 2 } } })).toEqual({ path, state: { first: 2 } })
  for (const state of [null, 'x', 7, [{ first: 2 }]]) {
    expect(returnToOf({ returnTo: { path, state } })).toEqual({ path, state: undefined })
  }
})
