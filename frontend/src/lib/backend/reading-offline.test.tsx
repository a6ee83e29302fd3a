import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '@/tests/sign-in-as'
import { BackendError, noAnswer } from './errors'
import { readCopy, storeCopy } from './offline-copies'
import { useRecord } from './reading'
import { clearSession } from './session'

const OFFLINE = { isForOffline: true }

beforeEach(() => {
  signInAs('asha')
})
afterEach(() => {
  clearSession()
})

test('without an answer the copy is shown, with its age and the failure', async () => {
  storeCopy(['job', 'a'], 'old')
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(noAnswer())
  const { result } = renderHook(() => useRecord(['job', 'a'], load, OFFLINE))
  await waitFor(() => expect(result.current).toMatchObject({ data: 'old', copiedAt: expect.any(Number) }))
  expect(result.current.error).toBeInstanceOf(BackendError)

  load.mockResolvedValue('new')
  await act(async () => result.current.reload())
  await waitFor(() => expect(result.current).toMatchObject({ data: 'new', copiedAt: undefined }))
  await waitFor(() => expect(readCopy(['job', 'a'])?.data).toBe('new'))
})

test('after a refusal no copy is shown', async () => {
  storeCopy(['job', 'b'], 'old')
  const refusal = new BackendError('You are not permitted to do this.', 403)
  const { result } = renderHook(() => useRecord(['job', 'b'], () => Promise.reject(refusal), OFFLINE))
  await waitFor(() => expect(result.current.error).toBe(refusal))
  expect(result.current.data).toBeUndefined()
})

test("another account's copy is not shown, and nothing unwanted is stored", async () => {
  storeCopy(['job', 'c'], 'of asha')
  act(() => signInAs('ravi'))
  const lost = renderHook(() => useRecord(['job', 'c'], () => Promise.reject(noAnswer()), OFFLINE))
  await waitFor(() => expect(lost.result.current.error).toBeDefined())
  expect(lost.result.current.data).toBeUndefined()

  const people = renderHook(() => useRecord(['applicants', ''], async () => 'Meera'))
  await waitFor(() => expect(people.result.current.data).toBe('Meera'))
  expect(JSON.stringify({ ...localStorage })).not.toContain('Meera')
})

test('an answer of nothing is not replaced by a copy', async () => {
  const { result } = renderHook(() => useRecord(['job', 'd'], async () => null, OFFLINE))
  await waitFor(() => expect(result.current.data).toBeNull())
})
