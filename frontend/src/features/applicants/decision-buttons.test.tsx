import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { decideApplication } from '@/entities/candidate/calls'
import { renderPage } from '@/tests/render-page'
import { DecisionButtons } from './decision-buttons'
import { useDecision } from './use-decision'

vi.mock('@/entities/candidate/calls', async (load) => ({
  ...(await load<object>()),
  decideApplication: vi.fn(),
}))

function Buttons() {
  const decision = useDecision('JPA-00001', 'Selected')
  return <DecisionButtons name="Meera" moves={['select']} decision={decision} statusId="status" />
}

test('the second tap of a double tap does not undo the decision', async () => {
  vi.useFakeTimers()
  vi.mocked(decideApplication).mockClear().mockResolvedValue({ name: 'JPA-00001', status: 'Selected' })
  renderPage(<Buttons />)
  const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await tap('Hire Meera')
  await act(() => vi.advanceTimersByTimeAsync(250))
  await tap('Undo Meera')
  expect(decideApplication).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await tap('Undo Meera')
  expect(decideApplication).toHaveBeenLastCalledWith('JPA-00001', 'restore')
})

test('a hire is undone at once for ten seconds, then after a question', async () => {
  vi.useFakeTimers()
  vi.mocked(decideApplication).mockClear().mockResolvedValue({ name: 'JPA-00001', status: 'Selected' })
  renderPage(<Buttons />)
  const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await tap('Hire Meera')
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.getByRole('button', { name: 'Undo Meera' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await tap('Take back the hire of Meera')
  expect(decideApplication).toHaveBeenCalledOnce()
  expect(screen.getByText('Meera knows of the job, and is told that you took it back.')).toBeTruthy()
  await tap('Take back')
  expect(decideApplication).toHaveBeenLastCalledWith('JPA-00001', 'restore')
})
