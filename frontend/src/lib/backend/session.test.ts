// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from './session'

const session: Session = {
  token: 'key:secret',
  api_key: 'key',
  api_secret: 'secret',
  sid: 'sid',
  user: { username: '9876543210', email: 'a@b.invalid', full_name: 'Asha', home_page: '/frontend/home' },
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  // Each test starts as a freshly loaded page does.
  vi.resetModules()
})

test('is kept in local storage and restored at the next start', async () => {
  const first = await import('./session')
  expect(first.readSession()).toBeNull()
  first.saveSession(session)
  vi.resetModules()
  const second = await import('./session')
  expect(second.readSession()).toEqual(session)
})

test('is restored from session storage if local storage has none', async () => {
  sessionStorage.setItem('session', JSON.stringify(session))
  const { readSession } = await import('./session')
  expect(readSession()).toEqual(session)
})

test.each([
  '{}',
  '[]',
  '"abc"',
  '123',
  'true',
  'null',
  '{"token":"x"}',
  '{"token":"x","user":{"username":5}}',
])('what is stored as %s is no session, and hides none in session storage', async (stored) => {
  localStorage.setItem('session', stored)
  const { readSession } = await import('./session')
  expect(readSession()).toBeNull()
  sessionStorage.setItem('session', JSON.stringify(session))
  vi.resetModules()
  const second = await import('./session')
  expect(second.readSession()).toEqual(session)
})

test('clearing removes it from both, and notifies listeners', async () => {
  const { saveSession, clearSession, readSession, subscribeSession } = await import('./session')
  const listener = vi.fn()
  subscribeSession(listener)
  saveSession(session)
  sessionStorage.setItem('session', JSON.stringify(session))
  clearSession()
  expect(readSession()).toBeNull()
  expect(localStorage.getItem('session')).toBeNull()
  expect(sessionStorage.getItem('session')).toBeNull()
  expect(listener).toHaveBeenCalledTimes(2)
})

test.each([
  ['', ''],
  ['user_id=Guest; full_name=Guest', ''],
  ['full_name=Asha; user_id=9876543210%40mobile.invalid', '9876543210%40mobile.invalid'],
  ['user_id=', ''],
  ['xuser_id=somebody', ''],
])('the cookies "%s" name a user: %s', async (cookies, named) => {
  const { userInCookie } = await import('./session')
  expect(userInCookie(cookies)).toBe(named)
})
