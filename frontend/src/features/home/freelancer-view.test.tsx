import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { BriefCard, OwnQuote } from '@/entities/brief/types'
import { renderPage } from '@/tests/render-page'
import FreelancerView from './freelancer-view'

const brief = (name: string, title: string) => ({ name, title, when: 'flexible' }) as BriefCard
const known = vi.hoisted(() => ({ briefs: [] as BriefCard[], quotes: [] as OwnQuote[] }))
vi.mock('@/entities/brief/hooks', () => ({
  useBriefs: () => ({ data: known.briefs, isLoading: false, reload: () => undefined }),
  useMyQuotes: () => ({ data: known.quotes }),
  useEngagements: () => ({}),
}))
vi.mock('@/entities/freelancer/hooks', () => ({
  useMyFreelancer: () => ({ data: { name: 'JPF-00001', rates: [], pictures: [] } }),
}))

test('the work that home offers is what the freelancer has sent no quote for, or has taken it back', () => {
  const [mixer, fan, lamp] = [brief('b1', 'Mixer'), brief('b2', 'Fan'), brief('b3', 'Lamp')]
  known.briefs = [mixer, fan, lamp]
  known.quotes = [
    { name: 'q1', status: 'Declined', brief: mixer, may: [] },
    { name: 'q2', status: 'Withdrawn', brief: lamp, may: ['send'] },
  ] as unknown as OwnQuote[]
  renderPage(<FreelancerView />)
  const offered = screen.getByText('Work for you').closest('section')
  expect(offered?.textContent).not.toContain('Mixer')
  for (const title of ['Fan', 'Lamp']) expect(offered?.textContent).toContain(title)
})
