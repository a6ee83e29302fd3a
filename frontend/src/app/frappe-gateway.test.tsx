// @vitest-environment happy-dom

import { act, cleanup, render, renderHook } from '@testing-library/react'
import { useSWRConfig } from 'frappe-react-sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Request = { url?: string }
/** What the network makes of a request; a Promise of what the server's body holds. */
const network = vi.hoisted(() => ({ answer: vi.fn<(request: Request) => Promise<unknown>>() }))

vi.mock('./connection', async (load) => {
  const real = await load<typeof import('./connection')>()
  const { FrappeContext } = await import('frappe-react-sdk')
  const { useContext } = await import('react')
  return {
    ...real,
    useInterceptors() {
      const axios = useContext(FrappeContext)?.call.axios
      if (axios)
        axios.defaults.adapter = async (config) => ({
          data: await network.answer(config),
          status: 200,
          statusText: 'OK',
          headers: {},
          config,
        })
      real.useInterceptors()
    },
  }
})

const lost = () => Promise.reject(new Error('Network Error'))
const named = async () => ({ message: 'asha' })

/** A page that is loaded by somebody who is signed in: what it knows of that, and says. */
async function load() {
  const { signInAs } = await import('@/lib/session/sign-in-as')
  const { useAuthStatus } = await import('@/lib/backend/gateway')
  const { takeToasts } = await import('@/lib/toast')
  signInAs('asha')
  const { result } = renderHook(useAuthStatus)
  const { default: FrappeGateway } = await import('./frappe-gateway')
  render(<FrappeGateway />)
  return { result, signInAs, said: () => takeToasts().map(({ message }) => message) }
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  localStorage.clear()
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_id=asha')
})
afterEach(async () => {
  // SWR is loaded once for all tests: it keeps the answers, and for 2 s takes one for the next question's, too.
  await pass(2_000)
  cleanup()
  const { mutate } = renderHook(useSWRConfig).result.current
  await mutate(() => true, undefined, { revalidate: false })
  cleanup()
  vi.useRealTimers()
})

test.each([
  ['a lost network', lost, 'There was an error reaching the server.'],
  ["a public Wi-Fi's page", async () => '<!doctype html>', 'the answer did not come from this site'],
])(
  'who is signed in, and %s: logged out, told why, and asked again after a sign-in',
  async (_, answer, words) => {
    network.answer.mockImplementation(answer)
    const { result, signInAs, said } = await load()
    await pass(100)
    expect(result.current).toBe('logged-out')
    expect(said()).toEqual([expect.stringContaining(words)])

    network.answer.mockImplementation(named)
    act(() => signInAs('asha'))
    await pass(100)
    expect(result.current).toBe('logged-in')
  },
)

test('a network that comes and goes logs nobody out', async () => {
  network.answer.mockImplementation(named)
  const { result } = await load()
  // Longer than a question counts for the next one, too.
  await pass(10_000)
  network.answer.mockImplementation(lost)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(result.current).toBe('logged-in')
})

test('a start without a network is made good once that is back, for whoever still holds a session', async () => {
  network.answer.mockImplementation(lost)
  const { result } = await load()
  await pass(100)
  expect(result.current).toBe('logged-out')

  network.answer.mockImplementation(named)
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(result.current).toBe('logged-in')
})

test('a network that is back asks about nobody without a session', async () => {
  network.answer.mockImplementation(lost)
  const { result } = await load()
  const { clearSession } = await import('@/lib/session/session')
  await pass(100)
  act(clearSession)
  await pass(100)

  network.answer.mockClear()
  act(() => void window.dispatchEvent(new Event('online')))
  await pass(100)
  expect(network.answer).not.toHaveBeenCalled()
  expect(result.current).toBe('logged-out')
})

// Last, since SWR waits for it for ever.
test('an answer that never comes is waited for 30 s', async () => {
  network.answer.mockImplementation(() => new Promise(() => undefined))
  const { result, said } = await load()
  await pass(29_000)
  expect([result.current, said()]).toEqual(['unknown', []])
  await pass(1_000)
  expect(result.current).toBe('logged-out')
  expect(said()).toHaveLength(1)
})
