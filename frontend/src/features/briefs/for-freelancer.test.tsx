import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Brief } from '@/entities/brief/types'
import { renderPage } from '@/tests/render-page'
import ForFreelancer from './for-freelancer'

vi.mock('@/entities/freelancer/hooks', () => ({ useMyFreelancer: () => ({ data: {} }) }))
const { reloadBriefs } = vi.hoisted(() => ({ reloadBriefs: vi.fn() }))
vi.mock('@/entities/brief/hooks', () => ({ reloadBriefs }))
vi.mock('@/entities/brief/calls', () => ({ sendQuote: () => Promise.reject(new Error('lost')) }))

test('why a quote was not sent stands beside its button, below all fields, and the brief is read anew', async () => {
  renderPage(<ForFreelancer brief={{ name: 'JPB-00001', may_quote: true } as Brief} />)
  fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '450' } })
  const button = screen.getByRole('button', { name: 'Send a quote' })
  await act(async () => fireEvent.click(button))
  const failure = await screen.findByRole('alert')
  expect(button.previousElementSibling?.contains(failure)).toBe(true)
  expect(reloadBriefs).toHaveBeenCalledOnce()
})
