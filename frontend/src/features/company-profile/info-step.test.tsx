import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { CompanyFormProvider } from './company-fields'
import { type CompanyValues, valuesOf } from './fields'
import { InfoStep } from './info-step'

const market = vi.hoisted(() => ({ isLive: true }))
vi.mock('@/entities/market/hooks', () => ({ useIsLive: () => market.isLive }))

function Step({ values = {} }: { values?: Partial<CompanyValues> }) {
  const form = useForm<CompanyValues>({ defaultValues: { ...valuesOf(null), ...values } })
  return (
    <CompanyFormProvider value={form}>
      <InfoStep />
    </CompanyFormProvider>
  )
}

const more = () => screen.queryByText('More about the company')?.closest('details')

test('on a live site what may be left out is folded, and open where something is filled in', () => {
  market.isLive = true
  const { unmount } = renderPage(<Step />)
  expect(more()?.open).toBe(false)
  expect(more()?.contains(screen.getByLabelText('Founded In'))).toBe(true)
  expect(more()?.contains(screen.getByLabelText(/^Company Name/))).toBe(false)
  unmount()
  renderPage(<Step values={{ company_founded: '1987' }} />)
  expect(more()?.open).toBe(true)
})

test('on a sample site all fields stand in a row', () => {
  market.isLive = false
  renderPage(<Step />)
  expect(more()).toBeUndefined()
  expect(screen.getByLabelText('Founded In')).toBeTruthy()
})
