import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './timeout'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<string>(() => {})

test('answers and refusals are passed on', async () => {
  await expect(withTimeout(async () => 'answer')).resolves.toBe('answer')
  await expect(withTimeout(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})

test('a stalled request is abandoned with a message, as one without an answer', async () => {
  const given = expect(withTimeout(never)).rejects.toMatchObject({
    httpStatus: 0,
    message: 'There was an error reaching the server. Please check your connection and try again.',
  })
  await vi.advanceTimersByTimeAsync(30_000)
  await given
})

test('a slow upload is not abandoned', async () => {
  let settled = false
  const upload = withTimeout(async (signOfLife) => {
    for (let part = 0; part < 10; part += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20_000))
      signOfLife()
    }
    return 'stored'
  }).finally(() => {
    settled = true
  })
  await vi.advanceTimersByTimeAsync(199_000)
  expect(settled).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(upload).resolves.toBe('stored')
})
