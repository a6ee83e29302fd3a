import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ReviewStatus } from '@/entities/company/types'
import { MarketOfForm } from '@/entities/market/hooks'
import { followCompany, followMembership } from '@/entities/session/place-in-company'
import { keepCompanyName, setUserType } from '@/entities/session/who'
import { hearNews } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import CompanyView from './company-view'

const { get, post } = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get, post }))
vi.mock('@/lib/backend/boot-of-session', () => ({ fetchBoot: async () => ({ may_publish: true }) }))

let count = 0
beforeEach(() => {
  // Each test has its own cache.
  signInAs(`asha${++count}`)
  keepCompanyName(`JPC-${count}`)
})
afterEach(() => {
  posted = []
})

const CARD = { name: 'JPJ-00001', title: 'Weaver', category: 'Sales', status: 'Live', applied: 3 }
let posted: object[] = []

const NUMBERS = { live_jobs: 3, applied: 76, shortlisted: 9, new_today: 1 }

function show(unseen: number, jobs: number, status: ReviewStatus = 'Approved') {
  const answers: Record<string, unknown> = {
    'job_portal.api.get_dashboard': { ...NUMBERS, unseen, unseen_jobs: jobs },
    'job_portal.api.get_company_details': { name: `JPC-${count}`, status },
    'job_portal.api.get_posted_jobs': { items: posted, next: null },
  }
  get.mockReset().mockImplementation(async (method: string) => answers[method])
  renderPage(
    <MarketOfForm value="live">
      <CompanyView />
    </MarketOfForm>,
  )
}

test('home starts with the applicants whom the company has not looked at', async () => {
  show(7, 3)
  expect(await screen.findByText('7 new applicants')).toBeTruthy()
  expect(screen.getByText('For 3 of your jobs.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Look at them' }).getAttribute('href')).toBe(
    '/job-applicants?unseen=1',
  )
  expect(screen.queryByText('Find the right people')).toBeNull()
})

test('a rejected company gets no link to applicants, whom it cannot see', async () => {
  posted = [CARD]
  show(7, 3, 'Rejected')
  expect(await screen.findByText('Correct Profile')).toBeTruthy()
  expect(await screen.findByText('Find the right people')).toBeTruthy()
  expect(screen.queryByText('Look at them')).toBeNull()
})

test('without new applicants, home says how to find people', async () => {
  posted = [CARD]
  show(0, 0)
  expect(await screen.findByText('76')).toBeTruthy()
  expect(screen.getByText('Find the right people')).toBeTruthy()
})

test('an approved company without a job reads the next step', async () => {
  show(0, 0)
  expect(await screen.findByText('Your company is approved')).toBeTruthy()
  expect(screen.getByText('You have not posted a job yet.')).toBeTruthy()
})

test.each([
  ['an event of the socket', () => void followMembership()],
  ['a look at the screen', () => document.dispatchEvent(new Event('visibilitychange'))],
])('home shows the company that the account joins on another device, after %s', async (_, learn) => {
  keepCompanyName(null)
  hearNews({ market: 'live', roles: [] })
  setUserType('company')
  followCompany()
  posted = [CARD]
  show(7, 3)
  expect(await screen.findByText('Company name not found.', { exact: false })).toBeTruthy()
  post.mockResolvedValue({ company_name: `JPC-${count}`, roles: ['company'], role: 'company' })
  learn()
  expect(await screen.findByText('7 new applicants')).toBeTruthy()
  expect(screen.getByText('Weaver')).toBeTruthy()
  expect(screen.queryByText('Company name not found.', { exact: false })).toBeNull()
})
