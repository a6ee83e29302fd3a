import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUserType } from '@/entities/session/who'
import { today } from '@/lib/time'
import { renderPage } from '@/tests/render-page'
import { signInAsMember } from '@/tests/sign-in-as-member'
import InterviewsScreen from './interviews-screen'

const { get } = vi.hoisted(() => ({ get: vi.fn() }))
vi.mock('@/lib/backend/call', async (load) => ({ ...(await load<object>()), get }))

const interview = {
  application: 'JPA-1',
  side: 'company',
  status: 'Booked',
  place: 'call',
  slots: [],
  may: [],
}

let count = 0
beforeEach(() => {
  // Each test has its own cache.
  signInAsMember(`asha${++count}`)
})

test.each([
  { address: '/interviews?job=JPJ-1', days: ['2126-11-29'], tab: 'Coming', shown: '2126-11-29' },
  { address: '/interviews?job=JPJ-1', days: ['2126-11-29', today()], tab: 'Today', shown: today() },
  { address: '/interviews?when=today', days: ['2126-11-29'], tab: 'Today', shown: 'No interviews.' },
])('$address with interviews on $days opens $tab', async ({ address, days, tab, shown }) => {
  const items = days.map((day) => ({ ...interview, interview: day, name: day, starts: `${day} 11:00:00` }))
  get.mockResolvedValue({ items, next: null })
  renderPage(<InterviewsScreen />, address)
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.getByRole('tab', { name: tab, selected: true })).toBeTruthy()
})

test.each([
  { type: 'company', name: 'My Jobs', to: '/my-jobs' },
  { type: 'job_searcher', name: 'See All Jobs', to: '/jobs' },
] as const)('without interviews a $type is led to $to', async ({ type, name, to }) => {
  setUserType(type)
  get.mockResolvedValue({ items: [], next: null })
  renderPage(<InterviewsScreen />, '/interviews')
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to)
})
