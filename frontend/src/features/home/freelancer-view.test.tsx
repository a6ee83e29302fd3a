import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '@/tests/render-page'
import FreelancerView from './freelancer-view'

vi.mock('@/entities/brief/hooks', () => ({
  useBriefs: ({ to_quote }: { to_quote?: string }) => ({
    data: to_quote ? [{ name: 'b2', title: 'Fan', when: 'flexible' }] : [],
    isLoading: false,
    reload: () => undefined,
  }),
  useMyQuotes: () => ({ data: [] }),
  useEngagements: () => ({}),
}))
vi.mock('@/entities/freelancer/hooks', () => ({
  useMyFreelancer: () => ({ data: { name: 'JPF-00001', rates: [], pictures: [] } }),
}))

test('home asks for work that the freelancer may quote', () => {
  renderPage(<FreelancerView />)
  expect(screen.getByText('Work for you').closest('section')?.textContent).toContain('Fan')
})
