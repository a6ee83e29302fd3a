import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Market, MarketOfForm } from '@/entities/market/hooks'
import { paths } from '@/lib/routes'
import { renderPage } from '@/tests/render-page'
import AuthFinalizationScreen from './auth-finalization-screen'

vi.mock('@/entities/company/hooks', () => ({ useCompanyDetails: () => ({}) }))

const cases: [Market, string][] = [
  ['sample', paths.signup],
  ['live', paths.createCompanyProfile],
]

test.each(cases)('Edit Profile of a %s site leads to %s', (market, path) => {
  renderPage(
    <MarketOfForm value={market}>
      <AuthFinalizationScreen />
    </MarketOfForm>,
  )
  expect(screen.getByRole('link', { name: 'Edit Profile' }).getAttribute('href')).toBe(path)
})
