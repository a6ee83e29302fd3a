import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { ReadyChips } from './ready-chips'

afterEach(() => vi.useRealTimers())

test('two taps on a ready sentence send it once, and later again', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const onSend = vi.fn(() => true)
  renderPage(
    <ReadyChips
      side="company"
      about={{ doctype: 'JP Application', name: 'JPA-1', title: 'Cook' }}
      onSend={onSend}
    />,
  )
  const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  tap('Are you still interested in this job?')
  tap('Are you still interested in this job?')
  expect(onSend).toHaveBeenCalledTimes(1)
  tap('When could you start?')
  expect(onSend).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(2000)
  tap('When could you start?')
  expect(onSend).toHaveBeenCalledTimes(3)
})
