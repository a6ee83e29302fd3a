import { cleanup, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { ListedJobCard } from './listed-job-card'
import type { Job } from './types'

const job: Job = {
  name: 'JPJ-00001',
  url: '/frontend/job-details/JPJ-00001/wireman-rao-textiles-pune',
  title: 'Wireman',
  trade: 'बिजली मिस्त्री',
  category: 'Engineering',
  city: 'Pune',
  state: 'Maharashtra',
  company_name: 'Rao Textiles',
  work_location_type: 'Work from Office',
  min_salary: 15_000,
  max_salary: 20_000,
  published_on: '2026-11-20 10:00:00',
  facts: ['Room'],
}

function show(changes: Partial<Job> = {}) {
  boot.time_zone = 'Asia/Kolkata'
  vi.useFakeTimers({ now: new Date('2026-11-22T10:02:00+05:30'), toFake: ['Date'] })
  renderPage(<ListedJobCard job={{ ...job, ...changes }} />)
  return screen.getByRole('article')
}

test("a card shows the title with its trade, pay, place and age, and leaves the rest to the job's page", () => {
  const card = show()
  for (const text of ['बिजली मिस्त्री', '₹15,000 - ₹20,000', 'Pune, Maharashtra', '2 days ago'])
    expect(card.textContent).toContain(text)
  for (const text of ['Rao Textiles', 'Engineering', 'Work from Office', 'Room'])
    expect(card.textContent).not.toContain(text)
})

test('a known distance is beside the city, in place of the state', () => {
  const card = show({ distance_km: 1175.2 })
  expect(screen.getByText('Pune')).toBeTruthy()
  expect(screen.getByText('About 1175 km away')).toBeTruthy()
  expect(card.textContent).not.toContain('Maharashtra')
})

test('the title leads to the job, and the button to the application until it is sent', () => {
  show()
  const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(targetOf('Wireman')).toBe('/job-details/JPJ-00001/wireman-rao-textiles-pune')
  expect(targetOf('Apply')).toBe('/apply-job?job=JPJ-00001')
  cleanup()
  expect(show({ applied: true }).textContent).toContain('Applied')
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull()
})

test('a card says that the job is saved, until the application is sent', () => {
  expect(show({ saved: true }).textContent).toContain('Saved')
  cleanup()
  expect(show().textContent).not.toContain('Saved')
  cleanup()
  expect(show({ saved: true, applied: true }).textContent).not.toContain('Saved')
})
