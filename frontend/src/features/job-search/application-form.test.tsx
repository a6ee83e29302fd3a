import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JobDetails } from '@/entities/job/types'
import { renderPage } from '@/tests/render-page'
import { ApplicationForm } from './application-form'

vi.mock('@/entities/searcher/hooks', () => ({ useSearcher: () => ({}) }))
vi.mock('@/entities/consent/hooks', () => ({
  useConsents: () => ({ data: {} }),
  missingOf: () => ['application'],
}))

const job: JobDetails = {
  name: 'JPJ-00001',
  title: 'Dyer',
  category: 'Sales',
  questions: [{ id: 'q1', kind: 'yes_no', text: 'Can you lift 20 kg?' }],
}

test('one tap marks all that is missing, and leads to the first of it', async () => {
  renderPage(<ApplicationForm job={job} onApplied={() => undefined} />)
  await screen.findByRole('checkbox')
  fireEvent.click(screen.getByRole('button', { name: 'Apply for Job' }))
  expect(await screen.findByText('Please answer: Can you lift 20 kg?')).toBeTruthy()
  expect(screen.getByText('Please agree to the notice, and say that you are 18 or older.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Yes' }))
})

test('the questions and the tick stand before what one may leave as it is', async () => {
  renderPage(<ApplicationForm job={job} onApplied={() => undefined} />)
  await screen.findByRole('checkbox')
  const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  expect(inputs.map(({ type }) => type)).toEqual(['radio', 'radio', 'checkbox', 'file', 'textarea'])
})
