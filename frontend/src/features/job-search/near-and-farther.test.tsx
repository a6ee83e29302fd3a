import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Job } from '@/entities/job/types'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { NearAndFarther } from './near-and-farther'

const jobAt = (distance_km?: number): Job => ({
  name: `JPJ-${distance_km ?? 0}`,
  title: `At ${distance_km}`,
  category: 'Sales',
  distance_km,
})

/** The titles and headings in order. */
function shown(distances: readonly (number | undefined)[]) {
  boot.time_zone = 'Asia/Kolkata'
  renderPage(<NearAndFarther jobs={distances.map(jobAt)} />)
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}

const FARTHER = 'Farther away or from home'

test.each([
  [
    [2, 25, 26, 1175, undefined],
    ['At 2', 'At 25', FARTHER, 'At 26', 'At 1175', 'At undefined'],
  ],
  [
    [2, 3],
    ['At 2', 'At 3'],
  ],
  [
    [117, 1175],
    [FARTHER, 'At 117', 'At 1175'],
  ],
])('a list by distance says where it is no longer near: %j', (distances, headings) => {
  expect(shown(distances)).toEqual(headings)
  expect(Boolean(screen.queryByText('No such job within about 25 km.'))).toBe(headings[0] === FARTHER)
})
