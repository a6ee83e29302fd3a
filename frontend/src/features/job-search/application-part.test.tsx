import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ApplicationStatus, StoredAppliedJob } from '@/entities/application/types'
import { renderPage } from '@/tests/render-page'
import { ApplicationPart } from './application-part'

const job: StoredAppliedJob = {
  name: 'JPJ-1',
  title: 'Dyer',
  category: 'Sales',
  company_name: 'Rao Textiles',
  application: 'JPA-1',
  status: 'Applied',
  applied_on: '2026-11-20 10:00:00',
  history: [],
  job_status: 'Closed',
}

const show = (more: Partial<StoredAppliedJob>) => renderPage(<ApplicationPart job={{ ...job, ...more }} />)

test.each<[ApplicationStatus, boolean]>([
  ['Applied', true],
  ['Withdrawn', true],
  ['Selected', false],
  ['Not selected', false],
])('who is %s reads that a closed job takes no more applications: %s', (status, isSaid) => {
  show({ status })
  expect(screen.getByText('History')).toBeTruthy()
  expect(Boolean(screen.queryByText('This job takes no more applications.'))).toBe(isSaid)
})

test.each<[ApplicationStatus, number]>([
  ['Applied', 1],
  ['Withdrawn', 0],
])('who is %s may write to the company: %s', (status, count) => {
  show({ status })
  expect(screen.queryAllByRole('link', { name: 'Write to Rao Textiles' }).length).toBe(count)
})

test.each([
  ['Asha Rao', 'Call Asha Rao and agree on when and where you start.'],
  [undefined, 'Rao Textiles can call you on your number. Agree on when and where you start.'],
])('who has the job reads what to do next; the contact is %s', (name, next) => {
  show({ status: 'Selected', contact: name ? { hr_name: name } : null })
  expect(screen.getByText(next)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Turn the job down' })).toBeTruthy()
  expect(screen.queryByText('Withdraw')).toBeNull()
})

test('an undone decision is shown above, and in the history', () => {
  const on = '2026-11-24 10:00:00'
  show({
    history: [
      { status: 'Applied', on: '2026-11-20 10:00:00', by: 'searcher' },
      { status: 'Selected', on, by: 'company' },
      { status: 'Applied', on: '2026-11-24 10:05:00', by: 'company', taken_back: 'Selected' },
    ],
  })
  expect(screen.getByRole('status').textContent).toBe(
    'Taken back by the company: Selected. Your application goes on.',
  )
  expect(screen.getByText('Taken back by the company: Selected')).toBeTruthy()
})

test('an application that was never decided says so, above and in the history', () => {
  const history = [
    { status: 'Applied', on: '2026-11-01 10:00:00', by: 'searcher' },
    { status: 'No answer', on: '2026-11-20 10:00:00', by: 'site' },
  ] as const
  show({ history: [...history] })
  expect(screen.getAllByText('The job ended; the company did not answer.')).toHaveLength(2)
})
