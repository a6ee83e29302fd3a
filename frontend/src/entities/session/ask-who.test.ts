// @vitest-environment happy-dom

import { act, cleanup, renderHook } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lost, mockNetwork, network } from '@/tests/network'

const named = async () => ({ data: { message: 'asha' } })

let stop: () => void
const restore = vi.fn(async () => undefined as unknown)

/** Loads the page in a signed-in browser. */
async function load({ isStored = true } = {}) {
  const { signInAs } = await import('@/tests/sign-in-as')
  const { useAuthStatus } = await import('./who')
  const { takeToasts } = await import('@/lib/toast')
  const { followSignIns } = await import('./ask-who')
  const { renderSdkInto } = await import('@/lib/backend/call')
  renderSdkInto(createRoot(document.createElement('div')))
  if (isStored) signInAs('asha')
  const { result } = renderHook(useAuthStatus)
  stop = followSignIns(restore)
  return { result, signInAs, said: () => takeToasts().map(({ message }) => message) }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  localStorage.clear()
  vi.resetModules()
  mockNetwork()
  network.mockReset()
  restore.mockReset()
  // Loaded before the timers are faked.
  await import('@/lib/backend/client')
  vi.useFakeTimers()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=asha')
})
afterEach(() => {
  stop()
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['a lost network', lost, 'There was an error reaching the server.'],
  [
    "a public Wi-Fi's page",
    async () => ({ data: '<!doctype html>' }),
    'the answer did not come from this site',
  ],
])(
  'who is signed in, and %s: logged out, told why, and asked again after a sign-in',
  async (_, answer, words) => {
    network.mockImplementation(answer)
    const { result, signInAs, said } = await load()
    await pass(100)
    expect(result.current).toBe('logged-out')
    expect(said()).toEqual([expect.stringContaining(words)])

    network.mockImplementation(named)
    act(() => signInAs('asha'))
    await pass(100)
    expect(result.current).toBe('logged-in')
  },
)

test('after a sign-in no screen waits for another answer', async () => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=Guest')
  const { result } = await load({ isStored: false })
  const { acceptSignIn } = await import('./sign-in')
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=asha')
  network.mockImplementation(() => new Promise(() => undefined))
  act(() => void acceptSignIn({ token: 't', username: 'asha' }))
  expect(result.current).toBe('logged-in')
})

test('a short loss of the network logs nobody out', async () => {
  network.mockImplementation(named)
  const { result } = await load()
  await pass(10_000)
  network.mockImplementation(lost)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(result.current).toBe('logged-in')
})

test('after a start without a network, a stored session is checked when the network is back', async () => {
  network.mockImplementation(lost)
  const { result } = await load()
  await pass(100)
  expect(result.current).toBe('logged-out')

  network.mockImplementation(named)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(result.current).toBe('logged-in')
})

test('on a live site only the screen says that the network is lost', async () => {
  network.mockImplementation(lost)
  const { boot } = await import('@/lib/boot')
  boot.market = 'live'
  const { result, said } = await load()
  await pass(100)
  expect([result.current, said()]).toEqual(['logged-out', []])
})

test("after a start without a network and session, the cookie's user is checked when the network is back", async () => {
  network.mockImplementation(lost)
  const { result, said } = await load({ isStored: false })
  const { useIsUnreached } = await import('./who')
  const unreached = renderHook(useIsUnreached).result
  await pass(100)
  expect([result.current, unreached.current, said()]).toEqual(['logged-out', true, []])

  network.mockImplementation(async () => ({ data: { message: 'asha@mobile.invalid' } }))
  restore.mockImplementation(async () => (await import('@/tests/sign-in-as')).signInAs('asha'))
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect([result.current, unreached.current, restore.mock.calls.length]).toEqual(['logged-in', false, 1])
})

test('when the network is back nothing is asked if neither storage nor cookie names a user', async () => {
  network.mockImplementation(lost)
  const { result } = await load()
  const { clearSession } = await import('@/lib/backend/session')
  await pass(100)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=Guest')
  act(clearSession)
  await pass(100)

  network.mockClear()
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(network).not.toHaveBeenCalled()
  expect(result.current).toBe('logged-out')
})

test.each([
  ['an account', 'asha@mobile.invalid', 1],
  ['a user of Desk', 'Administrator', 0],
])('a session that the storage has lost is restored for %s by the cookie', async (_, user, times) => {
  network.mockImplementation(async () => ({ data: { message: user } }))
  restore.mockImplementation(async () => (await import('@/tests/sign-in-as')).signInAs('asha'))
  const { result, said } = await load({ isStored: false })
  expect(result.current).toBe('unknown')
  await pass(100)
  expect([restore.mock.calls.length, result.current, said()]).toEqual([times, 'logged-in', []])
})

test('only the answer to the latest question counts', async () => {
  let refuse: (reason: Error) => void = () => undefined
  network.mockImplementationOnce(() => new Promise((_, reject) => (refuse = reject)))
  const { result, signInAs, said } = await load()
  await pass(100)
  network.mockImplementation(named)
  act(() => signInAs('asha'))
  await pass(100)
  refuse(new Error('Network Error'))
  await pass(100)
  expect([result.current, said()]).toEqual(['logged-in', []])
})
