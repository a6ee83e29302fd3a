import { expect, test, vi } from 'vitest'
import { coalesce } from './coalesce'

test('calls during a run share one more run after it', async () => {
  let end = (_: number) => {}
  const act = vi.fn(() => new Promise<number>((resolve) => (end = resolve)))
  const run = coalesce(act)
  const answers = [run(), run(), run()]
  expect(act).toHaveBeenCalledTimes(1)
  end(1)
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(2))
  end(2)
  expect(await Promise.all(answers)).toEqual([2, 2, 2])
  expect(act).toHaveBeenCalledTimes(2)
})

test('a failed run does not stop later ones', async () => {
  const act = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('denied'))
  const run = coalesce(act)
  await expect(run()).rejects.toThrow('denied')
  act.mockResolvedValueOnce('done')
  expect(await run()).toBe('done')
})
