// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { clearSession } from '@/lib/backend/session'
import { takeToasts } from '@/lib/toast'
import { signInAs } from '@/tests/sign-in-as'
import { useSend } from './use-send'

const done = vi.fn()
const failed = vi.fn()
let answer: (value: string) => void
let fail: (thrown: unknown) => void
const call = vi.fn(
  (_value: string, _sending: object) =>
    new Promise<string>((resolve, reject) => {
      answer = resolve
      fail = reject
    }),
)

const open = (options: { toasts?: boolean } = {}) =>
  renderHook(() => useSend({ call, done, failed, otherwise: () => 'Not saved.', ...options })).result

const toasts = () => takeToasts().map(({ message }) => message)

beforeEach(() => {
  vi.clearAllMocks()
  takeToasts()
  signInAs('asha')
})

test('two taps make one call, whose answer is passed on with what was sent', async () => {
  const send = open()
  act(() => void [send.current.run('a'), send.current.run('b')])
  expect(send.current.isRunning).toBe(true)
  await act(async () => answer('saved'))
  expect(call).toHaveBeenCalledOnce()
  expect(done).toHaveBeenCalledExactlyOnceWith('saved', 'a')
  expect(send.current).toMatchObject({ isRunning: false, failure: null })
})

test('a failure has its own message or the given one, until the next attempt', async () => {
  const send = open()
  act(() => void send.current.run('a'))
  await act(async () => fail(new BackendError('PAN is taken')))
  expect([send.current.failure?.message, toasts()]).toEqual(['PAN is taken', ['PAN is taken']])
  act(() => void send.current.run('a'))
  expect(send.current.failure).toBeNull()
  await act(async () => fail(new TypeError('x is undefined')))
  expect([send.current.failure?.message, toasts()]).toEqual(['Not saved.', ['Not saved.']])
  expect(done).not.toHaveBeenCalled()
})

test('a failure on the screen shows no toast, and a handled one no message', async () => {
  const send = open({ toasts: false })
  act(() => void send.current.run('a'))
  await act(async () => fail(new BackendError('PAN is taken')))
  expect([send.current.failure?.message, toasts()]).toEqual(['PAN is taken', []])
  failed.mockReturnValueOnce(true)
  act(() => void send.current.run('a'))
  await act(async () => fail(new BackendError('Not reached')))
  expect([send.current.failure, toasts()]).toEqual([null, []])
})

test.each([() => answer('saved'), () => fail(new BackendError('PAN is taken'))])(
  'another account that signs in meanwhile is told nothing: %s',
  async (end) => {
    const send = open()
    act(() => void send.current.run('a'))
    act(() => signInAs('ravi'))
    const [, sending] = call.mock.lastCall as unknown as [string, { checkAccount: () => void }]
    expect(sending.checkAccount).toThrow('User not authenticated')
    await act(async () => end())
    expect([done.mock.calls, failed.mock.calls, toasts()]).toEqual([[], [], []])
    expect(send.current).toMatchObject({ isRunning: false, failure: null })
  },
)

test('the end of a session, which has a toast, also shows on the screen', async () => {
  const send = open()
  act(() => void send.current.run('a'))
  act(clearSession)
  await act(async () => fail(new BackendError('Your session has expired.')))
  expect([send.current.failure?.message, toasts()]).toEqual(['Your session has expired.', []])
})

test('a guest who has signed in in another tab meanwhile may still send', async () => {
  act(clearSession)
  const send = open()
  act(() => void send.current.run('a'))
  act(() => signInAs('asha'))
  await act(async () => answer('sent'))
  expect(done).toHaveBeenCalledOnce()
})
