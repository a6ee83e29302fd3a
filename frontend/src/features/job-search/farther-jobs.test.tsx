import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JobFilters } from '@/entities/job/job-filters'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { FartherJobs } from './farther-jobs'

const server = vi.hoisted(() => ({ asked: [] as JobFilters[] }))
vi.mock('@/entities/job/calls', async (load) => ({
  ...(await load<object>()),
  listNearFirst: (filters: JobFilters) => {
    server.asked.push(filters)
    const jobAt = (distance_km?: number) => ({
      name: `JPJ-${distance_km}`,
      title: `At ${distance_km}`,
      distance_km,
    })
    return async () => ({ items: [4, 1175, 117, undefined].map(jobAt), next: null })
  },
}))

test('the next jobs beyond the distance follow under their own heading', async () => {
  boot.time_zone = 'Asia/Kolkata'
  renderPage(
    <FartherJobs filters={{ search: 'electrician', pincode: '411038', radius_km: '10', order: 'nearest' }} />,
  )
  await screen.findByRole('heading', { name: 'Farther away' })
  expect(server.asked[0]).toEqual({ search: 'electrician', pincode: '411038', radius_km: '', order: '' })
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['At 117', 'At 1175'])
})
