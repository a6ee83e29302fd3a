import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshOr, PATIENCE_MS } from './fresh'

const kept = new Response('kept')
const answered = (status: number) => new Response('fresh', { status })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([200, 404, 410])("the network's page is shown, even one with status %i", async (status) => {
  const fresh = answered(status)
  expect(await freshOr(kept, async () => fresh)).toBe(fresh)
})

test('without a network or a server the cached page is shown', async () => {
  expect(await freshOr(kept, () => Promise.reject(new TypeError('Failed to fetch')))).toBe(kept)
  expect(await freshOr(kept, async () => answered(502))).toBe(kept)
})

test('on a slow connection the cached page is shown after a while', async () => {
  const settled = vi.fn()
  void freshOr(kept, () => new Promise(() => undefined)).then(settled)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(kept)
})
