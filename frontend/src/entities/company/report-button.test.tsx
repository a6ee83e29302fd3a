import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { ReportButton } from './report-button'

test('the second tap of a double tap on a reason does not reach what lies beneath', async () => {
  vi.useFakeTimers()
  const send = vi.fn(async () => ({}))
  renderPage(<ReportButton question="What is wrong?" reasons={['Spam']} send={send} thanks="Thank you." />)
  const isOpen = () => screen.queryByText('What is wrong?') !== null
  fireEvent.click(screen.getByText('Report'))
  fireEvent.click(screen.getByText('Spam'))
  await act(() => vi.advanceTimersByTimeAsync(250))
  expect(isOpen()).toBe(true)
  fireEvent.click(screen.getByText('Spam'))
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(isOpen()).toBe(false)
  expect(send).toHaveBeenCalledOnce()
})
