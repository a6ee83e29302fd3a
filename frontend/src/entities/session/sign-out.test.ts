// @vitest-environment happy-dom

import { beforeEach, expect, test, vi } from 'vitest'
import { readMayPublish } from '@/entities/session/who'
import { logOut } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { readSession, saveSession } from '@/lib/backend/session'
import { hearNews } from '@/lib/boot'
import { forgetKeptFiles } from '@/lib/forms/kept-files'
import { readJson, readText, writeText } from '@/lib/storage'
import { signOut } from './sign-out'

const user = { username: 'u', email: 'e', full_name: 'n', home_page: '/' }

vi.mock('@/lib/forms/kept-files', () => ({ forgetKeptFiles: vi.fn(async () => {}) }))
vi.mock('@/lib/backend/call', () => ({ logOut: vi.fn(async () => undefined) }))

beforeEach(() => {
  localStorage.clear()
  saveSession({ token: 'key:secret', api_key: 'key', api_secret: 'secret', sid: 's', user })
  for (const key of ['companyName', 'companyEdit', 'hrEdit', 'fromProfile', 'draft:company']) {
    writeText(key, 'x')
  }
  writeText('userType', 'company')
})

test('a log-out forgets the account, its company, flags and drafts, and keeps the user type', async () => {
  await signOut()
  expect(readSession()).toBeNull()
  expect(Object.keys(localStorage)).toEqual(['userType'])
  await expect.poll(() => vi.mocked(forgetKeptFiles).mock.calls.length).toBe(1)
})

test('the next account may not publish jobs because the previous one could', async () => {
  hearNews({ may_publish: true })
  await signOut()
  expect(readMayPublish()).toBe(false)
})

test('the next start uses the language of the browser', async () => {
  writeText('boot', JSON.stringify({ lang: 'hi', messages: { Login: 'लॉग इन' } }))
  const guest = { csrf_token: '', lang: 'mr', messages: { Login: 'लॉगिन' } }
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(JSON.stringify({ message: guest })))
  await signOut()
  await expect.poll(() => readJson('boot')).toEqual({ lang: 'mr', messages: guest.messages })
})

test('a session that the server has already dropped counts as logged out', async () => {
  vi.mocked(logOut).mockRejectedValueOnce(new BackendError('Your session is not there', 403))
  await signOut()
  expect(readSession()).toBeNull()
})

test.each([0, 503])(
  'after a %s the session may still live on the server, so nothing is forgotten',
  async (status) => {
    vi.mocked(logOut).mockRejectedValueOnce(new BackendError('There was an error', status))
    await expect(signOut()).rejects.toBeInstanceOf(BackendError)
    expect(readSession()).not.toBeNull()
    expect(readText('companyName')).toBe('x')
  },
)
