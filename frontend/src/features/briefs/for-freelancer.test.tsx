import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Brief } from '@/entities/brief/types'
import { dayAfter, today } from '@/lib/time'
import { renderPage } from '@/tests/render-page'
import ForFreelancer from './for-freelancer'

vi.mock('@/entities/freelancer/hooks', () => ({ useMyFreelancer: () => ({ data: {} }) }))
const { reloadBriefs } = vi.hoisted(() => ({ reloadBriefs: vi.fn() }))
vi.mock('@/entities/brief/hooks', () => ({ reloadBriefs }))
const sendQuote = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('lost'))))
vi.mock('@/entities/brief/calls', () => ({ sendQuote }))

test('why a quote was not sent stands beside its button, below all fields, and the brief is read anew', async () => {
  renderPage(<ForFreelancer brief={{ name: 'JPB-00001', may_quote: true } as Brief} />)
  fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '450' } })
  const button = screen.getByRole('button', { name: 'Send a quote' })
  await act(async () => fireEvent.click(button))
  const failure = await screen.findByRole('alert')
  expect(button.previousElementSibling?.contains(failure)).toBe(true)
  expect(reloadBriefs).toHaveBeenCalledOnce()
})

test('a day that has passed is refused at its field', async () => {
  sendQuote.mockClear()
  renderPage(<ForFreelancer brief={{ name: 'JPB-00002', may_quote: true } as Brief} />)
  fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '450' } })
  const day = screen.getByLabelText('Earliest')
  fireEvent.change(day, { target: { value: dayAfter(-1) } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a quote' })))
  await screen.findByText('This day has passed')
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(sendQuote).not.toHaveBeenCalled()
  fireEvent.change(day, { target: { value: today() } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send a quote' })))
  expect(sendQuote).toHaveBeenCalledOnce()
})
