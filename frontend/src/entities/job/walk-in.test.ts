import { afterEach, expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { isWalkInDay, walkInOf } from './walk-in'

afterEach(() => {
  boot.time_zone = undefined
})

test("a walk-in day is a day in the site's zone", () => {
  boot.time_zone = 'Asia/Kolkata'
  const walkIn = walkInOf({
    walk_in_days: ['Friday'],
    walk_in_from: '10:00',
    walk_in_to: '13:00',
    walk_in_address: '12 MG Road',
  })
  if (!walkIn) throw new Error('no walk-in')
  // In India it is Friday, 0:30 am, and Friday, 11:59 pm.
  expect(isWalkInDay(walkIn, Date.parse('2026-11-26T19:00Z'))).toBe(true)
  expect(isWalkInDay(walkIn, Date.parse('2026-11-27T18:29Z'))).toBe(true)
  expect(isWalkInDay(walkIn, Date.parse('2026-11-26T18:00Z'))).toBe(false)
  expect(isWalkInDay(walkIn, Date.parse('2026-11-27T18:31Z'))).toBe(false)
})
