import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Interview } from '@/entities/interview/types'
import { jobs } from '@/entities/samples/data'
import { renderPage } from '@/tests/render-page'
import { JobSearcherView } from './job-searcher-view'

const known = vi.hoisted(() => ({ interviews: undefined as Interview[] | undefined }))
vi.mock('@/entities/interview/hooks', () => ({ useOpenInterviews: () => known.interviews }))
vi.mock('@/entities/job/hooks', async (load) => ({
  ...(await load<object>()),
  useHasBegun: () => true,
  useHomeJobs: () => ({ data: jobs, isAtLeast: false, isLoading: false, reload: () => undefined }),
}))

test('the jobs wait for the interviews above them, so that nothing moves under a finger', () => {
  const view = renderPage(<JobSearcherView />)
  expect(screen.queryAllByRole('article')).toEqual([])
  expect(screen.getByText('Loading...')).toBeTruthy()
  view.unmount()
  known.interviews = []
  renderPage(<JobSearcherView />)
  expect(screen.getAllByRole('article').length).toBeGreaterThan(0)
})
