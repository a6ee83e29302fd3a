// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useQuestion } from './use-question'

test('a question stays while its call runs, and says what failed', async () => {
  let fail: () => void = () => {}
  const call = () => new Promise((_, reject) => (fail = reject))
  const { result } = renderHook(() => useQuestion({ call, otherwise: () => 'Not sent.' }))
  act(() => result.current.ask())
  act(() => void result.current.run())
  act(() => result.current.close())
  await act(async () => fail())
  expect(result.current).toMatchObject({ isOpen: true, failure: 'Not sent.' })
  act(() => result.current.close())
  expect(result.current.isOpen).toBe(false)
})
