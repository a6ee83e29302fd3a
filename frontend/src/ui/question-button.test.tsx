import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { QuestionButton } from './question-button'

test('the second tap of a double tap on a Yes does not reach what lies beneath', async () => {
  vi.useFakeTimers()
  const call = vi.fn(async () => ({}))
  renderPage(
    <QuestionButton label="Withdraw" title="Sure?" confirm="Yes" call={call}>
      The company is told.
    </QuestionButton>,
  )
  const isOpen = () => screen.queryByText('Sure?') !== null
  fireEvent.click(screen.getByText('Withdraw'))
  fireEvent.click(screen.getByText('Yes'))
  await act(() => vi.advanceTimersByTimeAsync(250))
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByText('Yes'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(isOpen()).toBe(false)
  expect(call).toHaveBeenCalledOnce()
})
