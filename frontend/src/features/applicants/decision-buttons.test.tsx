// @vitest-environment happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { decideApplication } from '@/entities/candidate/calls'
import { BackendError } from '@/lib/backend/errors'
import { renderPage } from '@/tests/render-page'
import { DecisionButtons } from './decision-buttons'
import { useDecision } from './use-decision'

vi.mock('@/entities/candidate/calls', async (load) => ({
  ...(await load<object>()),
  decideApplication: vi.fn(),
}))

afterEach(cleanup)

function Buttons() {
  const decision = useDecision('JPA-00001', 'Applied')
  return <DecisionButtons name="Meera" moves={['interview']} decision={decision} statusId="status" />
}

test('the form of an interview stays while it is saved, and says what failed', async () => {
  let fail: (failure: BackendError) => void = () => {}
  vi.mocked(decideApplication).mockReturnValue(new Promise((_, reject) => (fail = reject)))
  renderPage(<Buttons />)
  fireEvent.click(screen.getByRole('button'))
  fireEvent.change(screen.getByLabelText(/^Date and time/), { target: { value: '2126-11-30T10:00' } })
  fireEvent.change(screen.getByLabelText(/^Place/), { target: { value: 'MG Road' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set Interview' }))
  fireEvent.click(screen.getByTitle('Close'))
  await act(async () => fail(new BackendError('Somebody else has decided.')))
  expect(screen.getByRole('alert').textContent).toBe('Somebody else has decided.')
  expect(screen.getByLabelText<HTMLInputElement>(/^Place/).value).toBe('MG Road')
})
