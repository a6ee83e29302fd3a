// @vitest-environment happy-dom

import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setUserType } from '@/entities/session/who'
import { readDraft, writeDraft } from '@/lib/forms/draft'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { keepUnsent, readUnsent } from './unsent'
import { UnsentApplications } from './unsent-applications'
import { applicationDraft } from './use-apply'

test('an application that was not sent can be given up, with its letter, after a question', async () => {
  signInAs('asha')
  for (const [job, title] of [
    ['JPJ-1', 'Fitter'],
    ['JPJ-2', 'Weaver'],
  ] as const) {
    void keepUnsent({ job, title, letter: 'I know looms.' }, null)
    writeDraft(applicationDraft(job), { letter: 'I know looms.' })
  }
  setUserType('job_searcher')
  renderPage(<UnsentApplications />)
  fireEvent.click(screen.getByRole('button', { name: 'Delete Fitter' }))
  fireEvent.click(screen.getByRole('button', { name: 'Keep Application' }))
  expect(readUnsent()).toHaveLength(2)

  fireEvent.click(screen.getByRole('button', { name: 'Delete Fitter' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await vi.waitFor(() => expect(screen.queryByText('Fitter')).toBeNull())
  expect(screen.getByText('Weaver')).toBeTruthy()
  expect(readUnsent()).toMatchObject([{ job: 'JPJ-2' }])
  expect(readDraft(applicationDraft('JPJ-1'))).toBeNull()
  expect(readDraft(applicationDraft('JPJ-2'))).not.toBeNull()
})
