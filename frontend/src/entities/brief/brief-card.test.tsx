import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { BriefCard } from './brief-card'
import { OwnBriefCard } from './own-brief-card'
import type { BriefCard as Brief } from './types'

const brief: Brief = {
  name: 'JPB-00001',
  title: 'Leaking kitchen tap',
  category: 'plumber',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: null,
  distance_km: 3,
  when: 'flexible',
  on: null,
  budget_min: null,
  budget_max: null,
  budget_unit: null,
  people: 1,
  is_remote: false,
  status: 'Live',
  posted_on: '2026-11-20 10:00:00',
  valid_through: null,
  quotes: 0,
}

test('a card shows the distance, unless reasons contain it', () => {
  const { unmount } = renderPage(<BriefCard brief={brief} />)
  expect(screen.getByRole('article').textContent).toContain('3 km')
  unmount()
  renderPage(<BriefCard brief={{ ...brief, fit: { reasons: ['About 3 km from you'], missing: [] } }} />)
  expect(screen.getByRole('article').textContent).not.toContain('3 km')
})

test('the card of an own brief says Hired only while somebody is', () => {
  const own = { ...brief, status: 'Hired', modified: '' } as const
  const { unmount } = renderPage(<OwnBriefCard brief={{ ...own, hired: 1 }} />)
  expect(screen.getByRole('article').textContent).toContain('Hired')
  unmount()
  renderPage(<OwnBriefCard brief={{ ...own, hired: 0 }} />)
  expect(screen.getByRole('article').textContent).toContain('Cancelled')
})
