import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './use-settled'

beforeEach(() => void vi.useFakeTimers())

test('only the text at a pause of the keyboard counts', () => {
  const { result, rerender } = renderHook(({ text }) => useSettled(text, 300), {
    initialProps: { text: '' },
  })
  for (const text of ['c', 'co', 'coo', 'cook']) {
    rerender({ text })
    act(() => void vi.advanceTimersByTime(200))
    expect(result.current).toBe('')
  }
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toBe('cook')
})
