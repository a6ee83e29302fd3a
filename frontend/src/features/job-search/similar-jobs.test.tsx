import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JobFilters } from '@/entities/job/job-filters'
import type { Job, JobDetails } from '@/entities/job/types'
import { renderPage } from '@/tests/render-page'
import { JobsLike } from './similar-jobs'

const server = vi.hoisted(() => ({
  own: null as string | null,
  asked: [] as JobFilters[],
  found: [] as Job[],
}))
vi.mock('@/entities/job/hooks', async (load) => ({
  ...(await load<object>()),
  useOwnPincode: () => server.own,
  useJobs: (filters: JobFilters) => {
    server.asked.push(filters)
    const data = filters.search
      ? server.found
      : [{ ...server.found[0], name: 'JPJ-9', title: 'Any engineer' }]
    return { data, isAtLeast: false, isLoading: false, isLoadingMore: false, reload: () => undefined }
  },
}))

const wireman: JobDetails = {
  name: 'JPJ-1',
  title: 'Urgently required wireman',
  trades: ['ac-technician', 'technician'],
  category: 'Engineering',
  pincode: '411001',
}
const other: Job = { ...wireman, name: 'JPJ-2', title: 'AC mechanic', distance_km: 4 }

beforeEach(() => {
  Object.assign(server, { own: null, asked: [], found: [wireman, other] })
})
afterEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the app.
  document.cookie = 'place=; Max-Age=0'
})

const titles = () => screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)

test("after an application jobs of its trade are listed, near the job if the person's place is unknown", () => {
  renderPage(<JobsLike job={wireman} />)
  expect(server.asked).toEqual([{ search: 'ac technician', pincode: '411001' }])
  expect(titles()).toEqual(['AC mechanic'])
  // These distances would not be the person's.
  expect(screen.queryByText(/km away/)).toBeNull()
})

test.each([
  ['of the profile', '560001', 'place=411038.10'],
  ['of the search before', null, 'place=560001.10'],
])('the pincode %s goes before that of the job', (_of, own, cookie) => {
  server.own = own
  // biome-ignore lint/suspicious/noDocumentCookie: as the app.
  document.cookie = cookie
  renderPage(<JobsLike job={wireman} />)
  expect(server.asked).toEqual([{ search: 'ac technician', pincode: '560001' }])
  expect(screen.getByText('About 4 km away')).toBeTruthy()
})

test('without another job of the trade, or without a trade, jobs of the category are listed', () => {
  server.found = [wireman]
  renderPage(<JobsLike job={wireman} />)
  expect(titles()).toEqual(['Any engineer'])
  cleanup()
  server.asked = []
  renderPage(<JobsLike job={{ ...wireman, trades: [] }} />)
  expect(server.asked).toEqual([{ category: 'Engineering' }])
})
