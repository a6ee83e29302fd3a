// @vitest-environment happy-dom

import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Session } from '@/lib/backend/session'
import { mockNetwork, network } from '@/tests/network'

const PROFILE = 'job_portal.api.get_searcher'
const BELL = 'job_portal.api.get_notifications'

const fetched = vi.fn<(url: string, options?: RequestInit) => Promise<Response>>()
const sent = () => fetched.mock.calls.map(([url]) => url.replace('/api/method/', ''))

const sessionOf = (name: string): Session => ({
  token: `${name}:secret`,
  api_key: name,
  api_secret: 'secret',
  sid: '',
  user: { username: name, email: `${name}@mobile.invalid`, full_name: name, home_page: '' },
})

/** Stores the session in this browser, and its cookie. */
function signIn(name: string, named = name): void {
  localStorage.setItem('session', JSON.stringify(sessionOf(name)))
  const user = encodeURIComponent(`${named}@mobile.invalid`)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(`system_user=no; user_id=${user}`)
}

/** Loads the page: the inline script, then the app. */
async function start() {
  vi.resetModules()
  delete window.earlyReads
  await import('./early-reads')
  const calls = await import('@/lib/backend/call')
  calls.renderSdkInto(createRoot(document.createElement('div')))
  return calls
}

/** A start of this account that loads the profile and the bell's number. */
async function firstStart() {
  signIn('asha')
  const { get } = await start()
  await get(PROFILE)
  await get(BELL, { cursor: null, limit: 1 })
  network.mockClear()
  fetched.mockClear()
}

beforeEach(() => {
  history.replaceState(null, '', '?')
  localStorage.clear()
  mockNetwork()
  network.mockReset()
  network.mockResolvedValue({ data: { message: 'by the app' } })
  fetched.mockReset()
  fetched.mockImplementation(async () => new Response(JSON.stringify({ message: 'early' })))
  vi.stubGlobal('fetch', fetched)
})

test('the reads of the previous start are sent before the app, with the keys, and used once', async () => {
  await firstStart()
  const { get } = await start()
  expect(sent()).toEqual([PROFILE, `${BELL}?limit=1`])
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'token asha:secret' })
  expect(await get(BELL, { limit: 1 })).toBe('early')
  expect(await get(PROFILE)).toBe('early')
  fetched.mockResolvedValue(new Response(JSON.stringify({ message: 'anew' })))
  expect(await get(PROFILE)).toBe('anew')
  expect(network).not.toHaveBeenCalled()
})

test('reads do not wait for the SDK, and it makes them once it has loaded', async () => {
  signIn('asha')
  const { get, loadClient } = await start()
  expect(await get(PROFILE)).toBe('early')
  expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ 'X-Api-Key': 'asha' })
  await loadClient()
  expect(await get(PROFILE)).toBe('by the app')
})

test('the SDK waits for the first answers', async () => {
  signIn('asha')
  const { get } = await start()
  const { firstAnswers } = await import('@/lib/backend/first-reads')
  let answer: ((response: Response) => void) | undefined
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
  void get(PROFILE)
  const done = vi.fn()
  const waiting = firstAnswers().then(done)
  await new Promise((resolve) => setTimeout(resolve))
  expect(done).not.toHaveBeenCalled()
  answer?.(new Response(JSON.stringify({ message: 'late' })))
  await waiting
  expect(done).toHaveBeenCalled()
})

test('reads that the start no longer needs are no longer sent', async () => {
  await firstStart()
  const { get } = await start()
  await get(PROFILE)
  fetched.mockClear()
  await start()
  expect(sent()).toEqual([PROFILE])
})

test('a screen opened within the app lists its reads, unless a start has listed them', async () => {
  signIn('asha')
  const { get } = await start()
  history.pushState(null, '', '?of=another')
  await get(PROFILE)
  fetched.mockClear()
  await start()
  expect(sent()).toEqual([PROFILE])
  const { get: getAgain } = await start()
  history.pushState(null, '', '?')
  await getAgain(BELL)
  history.pushState(null, '', '?of=another')
  await getAgain(BELL)
  fetched.mockClear()
  await start()
  expect(sent()).toEqual([PROFILE])
})

test('the app repeats a failed read and reports its failure', async () => {
  await firstStart()
  fetched.mockResolvedValue(new Response('{}', { status: 500 }))
  const { get } = await start()
  expect(await get(PROFILE)).toBe('by the app')
})

test('a read that depends on typed text is not sent at the next start', async () => {
  signIn('asha')
  const { get } = await start()
  await get(PROFILE)
  document.body.dispatchEvent(new InputEvent('input', { bubbles: true }))
  await get('job_portal.api.get_location_details', { pincode: '411001' })
  fetched.mockClear()
  await start()
  expect(sent()).toEqual([PROFILE])
})

test('no early answer is used after a write', async () => {
  await firstStart()
  const { get, post } = await start()
  await post('job_portal.api.save_searcher')
  expect(await get(PROFILE)).toBe('by the app')
})

test('a log-out forgets the reads', async () => {
  await firstStart()
  await start()
  const { leaveAccount } = await import('@/entities/session/sign-out')
  leaveAccount()
  expect(JSON.stringify(localStorage)).not.toContain(PROFILE)
})

test.each([
  ['another account', () => signIn('ravi')],
  ['a cookie of another account', () => signIn('asha', 'ravi')],
  ['nobody', () => localStorage.removeItem('session')],
])('nothing is sent for %s', async (_, change) => {
  await firstStart()
  change()
  await start()
  expect(sent()).toEqual([])
})

test('an early answer for one account is not shown to the next', async () => {
  await firstStart()
  const { get } = await start()
  const { saveSession } = await import('@/lib/backend/session')
  saveSession(sessionOf('ravi'))
  fetched.mockResolvedValue(new Response(JSON.stringify({ message: 'of ravi' })))
  expect(await get(PROFILE)).toBe('of ravi')
  expect(fetched.mock.lastCall?.[1]?.headers).toMatchObject({ 'X-Api-Key': 'ravi' })
})
