// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Market, MarketOfForm } from '@/entities/market/hooks'
import { keepCompanyName } from '@/entities/session/who'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { CompanyView } from './company-view'

const { get } = vi.hoisted(() => ({ get: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get }))

let count = 0
beforeEach(() => {
  // Each test reads its own cache.
  signInAs(`asha${++count}`)
  keepCompanyName(`JPC-${count}`)
})
afterEach(cleanup)

const NUMBERS = { live_jobs: 3, applied: 76, shortlisted: 9, new_today: 1 }

function show(unseen: number, jobs: number, market: Market = 'live') {
  const answers: Record<string, unknown> = {
    'job_portal.api.get_dashboard': { ...NUMBERS, unseen, unseen_jobs: jobs },
    'job_portal.api.get_company_details': { name: `JPC-${count}`, status: 'Approved' },
    'job_portal.api.get_posted_jobs': { items: [], next: null },
  }
  get.mockReset().mockImplementation(async (method: string) => answers[method])
  renderPage(
    <MarketOfForm value={market}>
      <CompanyView />
    </MarketOfForm>,
  )
}

test('home begins with the applicants whom the company has not looked at', async () => {
  show(7, 3)
  expect(await screen.findByText('7 new applicants')).toBeTruthy()
  expect(screen.getByText('For 3 of your jobs.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at them' }).getAttribute('href')).toBe(
    '/job-applicants?unseen=1',
  )
  expect(screen.queryByText('Find the right people')).toBeNull()
})

test('with nobody new, home says how to find people', async () => {
  show(0, 0)
  expect(await screen.findByText('76')).toBeTruthy()
  expect(screen.getByText('Find the right people')).toBeTruthy()
})
