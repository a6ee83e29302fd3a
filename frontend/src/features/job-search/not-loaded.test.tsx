import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobs } from '@/entities/samples/data'
import { keepCompanyName, setUserType } from '@/entities/session/who'
import { reloadToGoOn } from '@/lib/backend/errors'
import { hearNews } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import JobDetailsScreen from './job-details-screen'
import JobsScreen from './jobs-screen'

const notFetched = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
vi.mock('./job-filter-form', notFetched)
vi.mock('@/entities/company/company-details-view', notFetched)

vi.mock('@/entities/job/hooks', async (load) => ({
  ...(await load<object>()),
  useJobs: () => ({ data: jobs, isAtLeast: false, isLoading: false, reload: () => undefined }),
}))

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue()
  setUserType('company')
})
afterEach(() => {
  hearNews({ market: 'sample' })
})

test('a filter that fails to load shows a message in its drawer, and the list stays', async () => {
  hearNews({ market: 'live' })
  renderPage(<JobsScreen />, '/jobs')
  fireEvent.click(screen.getByRole('button', { name: 'Filter' }))
  await screen.findByText(reloadToGoOn())
  expect(screen.getAllByRole('article')).toHaveLength(jobs.length)
})

test('a company that fails to load shows a message in its tab, and the job stays', async () => {
  keepCompanyName('JPC-00001')
  renderPage(<JobDetailsScreen />, `/job-details?job=${jobs[0]?.name}`)
  fireEvent.click(await screen.findByRole('tab', { name: 'Company Details' }))
  await screen.findByText(reloadToGoOn())
  expect(screen.getAllByRole('article')).toHaveLength(1)
})
