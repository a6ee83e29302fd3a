// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { decideApplication } from '@/entities/candidate/calls'
import type { Move } from '@/entities/candidate/moves'
import type { ApplicationStatus } from '@/entities/candidate/types'
import { BackendError } from '@/lib/backend/errors'
import { renderPage } from '@/tests/render-page'
import { DecisionButtons } from './decision-buttons'
import { useDecision } from './use-decision'

vi.mock('@/entities/candidate/calls', async (load) => ({
  ...(await load<object>()),
  decideApplication: vi.fn(),
}))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Buttons({ move = 'interview', known = 'Applied' }: { move?: Move; known?: ApplicationStatus }) {
  const decision = useDecision('JPA-00001', known)
  return <DecisionButtons name="Meera" moves={[move]} decision={decision} statusId="status" />
}

test('the form of an interview stays while it is saved, and says what failed', async () => {
  let fail: (failure: BackendError) => void = () => {}
  vi.mocked(decideApplication).mockReturnValue(new Promise((_, reject) => (fail = reject)))
  renderPage(<Buttons />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.change(await screen.findByLabelText(/^Date and time/), { target: { value: '2126-11-30T10:00' } })
  fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: 'MG Road' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set Interview' }))
  fireEvent.click(screen.getByTitle('Close'))
  await act(async () => fail(new BackendError('Somebody else has decided.')))
  expect(screen.getByRole('alert').textContent).toBe('Somebody else has decided.')
  expect(screen.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('MG Road')
})

test('a hire is undone at once for ten seconds, and after a question once the person is told', async () => {
  vi.useFakeTimers()
  vi.mocked(decideApplication).mockClear().mockResolvedValue({ name: 'JPA-00001', status: 'Selected' })
  renderPage(<Buttons move="select" known="Selected" />)
  const tap = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
  await tap('Hire Meera')
  await act(() => vi.advanceTimersByTimeAsync(9_000))
  expect(screen.getByRole('button', { name: 'Undo Meera' })).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  await tap('Take back the hire of Meera')
  expect(decideApplication).toHaveBeenCalledOnce()
  expect(screen.getByText('Meera knows of the job, and is told that you took it back.')).toBeTruthy()
  await tap('Take back')
  expect(decideApplication).toHaveBeenLastCalledWith('JPA-00001', 'restore', undefined)
})
