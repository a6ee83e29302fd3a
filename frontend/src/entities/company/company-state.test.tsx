import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Market, MarketOfForm } from '@/entities/market/hooks'
import { keepCompanyName } from '@/entities/session/who'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import { CompanyState } from './company-state'
import type { Company } from './types'

const { get } = vi.hoisted(() => ({ get: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get }))

let count = 0
beforeEach(() => {
  signInAs('asha')
  keepCompanyName(`JPC-${++count}`)
})

async function show(company: Company, market: Market = 'live') {
  get.mockReset().mockResolvedValue(company)
  await import('./review-state')
  renderPage(
    <MarketOfForm value={market}>
      <CompanyState />
    </MarketOfForm>,
  )
}

test('a company held by reports reads that, not what a new one reads', async () => {
  const held = { status: 'Pending Review', approved_on: '2026-11-20 10:00:00', is_held: true } as const
  await show({ ...held, company_name: 'Deccan Stores', waiting_since: '2026-11-26 10:00:00' })
  await screen.findByText('Deccan Stores was reported. Its jobs are hidden until we have looked at it.')
  expect(screen.queryByText(/24 working hours/)).toBeNull()
  expect(screen.queryByText('Write your job meanwhile')).toBeNull()
})

test('an approved company reads nothing', async () => {
  await show({ status: 'Approved' })
  await vi.waitFor(() => expect(get).toHaveBeenCalled())
  await act(async () => {})
  expect(screen.queryByRole('region')).toBeNull()
})

test('samples load no company', async () => {
  await show({ status: 'Rejected' }, 'sample')
  expect(get).not.toHaveBeenCalled()
  expect(screen.queryByRole('region')).toBeNull()
})
