import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { closeJob } from '@/entities/job/calls'
import { renderPage } from '@/tests/render-page'
import { AfterHire } from './after-hire'

vi.mock('@/entities/job/calls', async (load) => ({ ...(await load<object>()), closeJob: vi.fn() }))

test("after a hire the question's first button changes nothing", async () => {
  const application = {
    job: 'JPJ-00001',
    job_title: 'Weaver',
    job_status: 'Live',
  } as unknown as ApplicationSummary
  renderPage(<AfterHire name="Meera" application={application} hiredAt={Date.now() - 60_000} />)
  const question = await screen.findByRole('group', { name: 'Is Weaver filled?' })
  expect(question.textContent).toContain('those who still wait are told')
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Keep it open', 'Close job'])
  fireEvent.click(screen.getByRole('button', { name: 'Keep it open' }))
  expect(question.isConnected).toBe(false)
  expect(closeJob).not.toHaveBeenCalled()
})
