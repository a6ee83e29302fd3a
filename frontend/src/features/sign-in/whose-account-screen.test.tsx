import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BackendError } from '@/lib/backend/errors'
import { renderPage } from '@/tests/render-page'
import { storeVerification } from './verification'
import WhoseAccountScreen from './whose-account-screen'

const { answerWhoseAccount } = vi.hoisted(() => ({ answerWhoseAccount: vi.fn() }))
vi.mock('@/entities/account/calls', () => ({ answerWhoseAccount }))

test('after an answer whose reply was lost, the screen leads to log in', async () => {
  const sent = { mobile: '9812345678', reference: 'one', fullName: '', resendAt: 0 }
  storeVerification({ ...sent, purpose: 'Login', whose: { first_letter: 'R', district: 'Pune' } })
  renderPage(<WhoseAccountScreen />)
  const answer = () => fireEvent.click(screen.getByRole('button', { name: 'No, I am new here' }))
  answerWhoseAccount.mockRejectedValueOnce(new BackendError('No answer'))
  answer()
  await screen.findByText('No answer')
  answerWhoseAccount.mockRejectedValueOnce(new BackendError('Refused by a proxy', 403))
  answer()
  await screen.findByText('Refused by a proxy')
  const over = new BackendError('Invalid session. Please try again.', 403, '', 'QuestionEnded')
  answerWhoseAccount.mockRejectedValueOnce(over)
  answer()
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toMatch(/\/login$/)
  expect(screen.queryByRole('button')).toBeNull()
})
