import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostedJobCard } from '@/entities/job/posted-job-list'
import type { JobStatus, PostedJob } from '@/entities/job/types'
import { renderPage } from '@/tests/render-page'
import { PostedJobActions } from './posted-job-actions'

/** The texts of the buttons and links of a posted job, and the text of its card. */
function shown(status: JobStatus, is_hidden: boolean) {
  const valid_through = '2099-01-01 00:00:00'
  const job: PostedJob = { name: 'JPJ-1', title: 'Dyer', category: 'Sales', status, valid_through, is_hidden }
  const { container } = renderPage(<PostedJobCard job={job} actions={<PostedJobActions job={job} />} />)
  fireEvent.click(screen.getByRole('button', { name: 'More: Dyer' }))
  const names = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]
  return { can: names.map((each) => each.textContent), says: container.textContent }
}

test('a job that nobody else sees is not called live, and cannot be shared', () => {
  const { can, says } = shown('Live', true)
  expect(says).toContain('Not shown to others')
  expect(says).not.toMatch(/Live|left/)
  expect(can).not.toContain('Share')
  expect(can).toContain('Edit')
})

test('actions that the server would refuse are not offered', () => {
  expect(shown('Closed', true).can).not.toContain('Repost')
  cleanup()
  const { can, says } = shown('Live', false)
  expect(can).toEqual(expect.arrayContaining(['Share', 'Find candidates', 'Close']))
  expect(says).toMatch(/Live.*days left/)
})

test('the question before a job is closed says that applicants are told', () => {
  shown('Live', false)
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByText('Close this job?').closest('dialog')?.textContent).toContain(
    'those who still wait are told',
  )
})
