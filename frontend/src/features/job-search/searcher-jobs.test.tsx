import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AppliedJob } from '@/entities/application/types'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { SearcherJobs } from './searcher-jobs'

const jobOf = (name: string): AppliedJob => ({
  name,
  title: `Title of ${name}`,
  category: 'Sales',
  application: `JPA-of-${name}`,
  status: 'Selected',
  applied_on: '2026-11-20 10:00:00',
  history: [],
  job_status: 'Live',
})

vi.mock('@/entities/application/calls', async (load) => ({
  ...(await load<object>()),
  listAppliedJobs: () => async (cursor: string | null) => ({
    items: [jobOf(cursor ?? 'JPJ-1')],
    next: { none: 'JPJ-2', 'JPJ-2': 'JPJ-3' }[cursor ?? 'none'] ?? null,
  }),
}))

test('a notification about an application leads to its card, on any page of the list', async () => {
  boot.market = 'live'
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  renderPage(<SearcherJobs />, '/my-jobs?job=JPJ-3')
  const title = await screen.findByText('Title of JPJ-3', {}, { timeout: 10_000 })
  const card = screen.getByRole('article', { current: true })
  expect(card.contains(title)).toBe(true)
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([card]))
})
