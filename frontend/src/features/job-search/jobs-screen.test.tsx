import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JobFilters } from '@/entities/job/job-filters'
import { jobs } from '@/entities/samples/data'
import { readUserType } from '@/entities/session/who'
import { clearSession } from '@/lib/backend/session'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { signInAs } from '@/tests/sign-in-as'
import JobsScreen from './jobs-screen'

const server = vi.hoisted(() => ({ answered: '', isSilent: false }))
vi.mock('@/entities/job/hooks', async (load) => ({
  ...(await load<object>()),
  useJobs: ({ search = '' }: JobFilters) => ({
    data: server.isSilent ? undefined : jobs,
    total: 4,
    isAtLeast: false,
    isLoading: false,
    isPrevious: search !== server.answered,
    reload: () => undefined,
  }),
}))

test('during a new search the list is pale and the number hidden, until the answer', async () => {
  renderPage(<JobsScreen />, '/jobs')
  const isPale = () => screen.getAllByRole('article')[0]?.closest('[aria-busy="true"]') !== null
  expect(screen.getByRole('heading', { name: 'Jobs found: 4' })).toBeTruthy()
  expect(isPale()).toBe(false)

  const box = screen.getByLabelText('Search jobs')
  // At once, before the typing pauses.
  fireEvent.change(box, { target: { value: 'loom' } })
  expect(screen.getByRole('heading', { name: 'Jobs found: …' })).toBeTruthy()
  expect(isPale()).toBe(true)

  server.answered = 'loom'
  expect(await screen.findByRole('heading', { name: 'Jobs found: 4' })).toBeTruthy()
  expect(isPale()).toBe(false)
})

test("a guest's first list has no Back button", () => {
  boot.market = 'live'
  renderPage(<JobsScreen />, '/jobs')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  cleanup()
  signInAs('asha')
  renderPage(<JobsScreen />, '/jobs')
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy()
})

test('a guest who wants to hire finds the link', async () => {
  boot.market = 'live'
  clearSession()
  renderPage(<JobsScreen />, '/jobs')
  fireEvent.click(screen.getByRole('link', { name: 'Post a job' }))
  expect(readUserType()).toBe('company')
})

test("a guest's search takes the place of the trades, and leads to its jobs", () => {
  boot.market = 'live'
  clearSession()
  renderPage(<JobsScreen />, '/jobs')
  const box = screen.getByLabelText<HTMLInputElement>('Search jobs')
  fireEvent.click(screen.getByRole('button', { name: 'Driver' }))
  expect(box.value).toBe('Driver')
  expect(screen.queryByRole('button', { name: 'Cook' })).toBeNull()
  expect(document.activeElement?.textContent).toMatch(/^Jobs found/)
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(box.value).toBe('')
  expect(screen.getByRole('button', { name: 'Cook' })).toBeTruthy()
  // Enter closes a phone's keyboard.
  box.focus()
  fireEvent.submit(screen.getByRole('search'))
  expect(document.activeElement?.textContent).toMatch(/^Jobs found/)
})

test('the button that keeps a search comes with the heading of the jobs, which would move it later', () => {
  boot.market = 'live'
  clearSession()
  server.isSilent = true
  renderPage(<JobsScreen />, '/jobs?search=loom')
  const keep = () => screen.queryByRole('button', { name: 'Keep this search' })
  expect(keep()).toBeNull()
  cleanup()
  server.isSilent = false
  renderPage(<JobsScreen />, '/jobs?search=loom')
  expect(keep()).toBeTruthy()
})
