// @vitest-environment happy-dom

import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, createElement } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jobs, preScreened } from '@/entities/samples/data'
import { AppliedCandidatesScreen } from '@/features/applicants/applied-candidates-screen'
import { JobApplicantsScreen } from '@/features/applicants/job-applicants-screen'
import { PreScreenedCandidatesScreen } from '@/features/applicants/pre-screened-candidates-screen'
import { ShortlistProfileScreen } from '@/features/applicants/shortlist-profile-screen'
import { JobsScreen } from '@/features/job-search/jobs-screen'
import { setDictionary } from '@/lib/i18n/dictionary'
import { system } from './theme'

/** How often a card was drawn. */
const drawn = vi.hoisted(() => ({ cards: 0 }))

vi.mock('@/ui/layout', async (load) => {
  const layout = await load<typeof import('@/ui/layout')>()
  function Card(props: ComponentProps<typeof layout.Card>) {
    drawn.cards++
    return createElement(layout.Card, props)
  }
  return { ...layout, Card }
})

function readingOf<Item>(data: Item[]) {
  const reading = { data, page: {}, total: data.length, isAtLeast: false, isLoading: false }
  return () => ({ ...reading, isLoadingMore: false, reload: () => undefined })
}
const people = preScreened.map((candidate) => ({
  ...candidate,
  application: { name: `JPA-${candidate.id}`, status: 'Applied', appliedOn: '2026-11-20 10:00:00' },
}))
const useJobs = readingOf(jobs)
const useApplications = readingOf(people)
const usePreScreened = readingOf(preScreened)

vi.mock('@/entities/job/hooks', async (load) => ({ ...(await load<object>()), useJobs: () => useJobs() }))
vi.mock('@/entities/candidate/hooks', async (load) => ({
  ...(await load<object>()),
  useApplicants: () => useApplications(),
  useApplied: () => useApplications(),
  useShortlisted: () => useApplications(),
  usePreScreened: () => usePreScreened(),
}))
vi.mock('@/lib/market', async (load) => ({ ...(await load<object>()), useIsLive: () => true }))

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})))
afterEach(() => {
  cleanup()
  act(() => setDictionary({}))
  vi.unstubAllGlobals()
})

const Address = () => <output>{useLocation().search}</output>

test.each([
  { Screen: JobsScreen, label: 'Search jobs', cards: jobs.length },
  { Screen: JobApplicantsScreen, label: 'Search candidates', cards: people.length },
  { Screen: AppliedCandidatesScreen, label: 'Search candidates', cards: people.length },
  { Screen: ShortlistProfileScreen, label: 'Search candidates', cards: people.length },
  { Screen: PreScreenedCandidatesScreen, label: 'Search candidates', cards: preScreened.length },
])(
  'typing above the list of $Screen.name draws no card again, another language draws all',
  async ({ Screen, label, cards }) => {
    render(
      <ChakraProvider value={system}>
        <MemoryRouter>
          <Screen />
          <Address />
        </MemoryRouter>
      </ChakraProvider>,
    )
    expect(screen.getAllByRole('article')).toHaveLength(cards)

    drawn.cards = 0
    for (const text of ['t', 'ta', 'tai'])
      fireEvent.input(screen.getByLabelText(label), { target: { value: text } })
    await screen.findByText('?search=tai')
    expect(drawn.cards).toBe(0)

    act(() => setDictionary({ 'Verified company': 'सत्यापित कंपनी', Verified: 'सत्यापित' }))
    expect(drawn.cards).toBe(cards)
    expect(screen.queryByText(/^Verified/)).toBeNull()
  },
)
