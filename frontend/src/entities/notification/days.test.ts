import { expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { byDay, nameOfDay } from './days'
import type { Notification } from './types'

const at = (time: string): Notification => ({ kind: 'review', text: time, link: '', at: time, read: false })

test('notifications are grouped by day, in the order of the list', () => {
  const days = byDay(['2026-11-23 09:00:00', '2026-11-23 08:00:00', '2026-11-21 23:59:59'].map(at))
  expect(days.map(({ key, items }) => [key, items.map(({ text }) => text)])).toEqual([
    ['2026-11-23', ['2026-11-23 09:00:00', '2026-11-23 08:00:00']],
    ['2026-11-21', ['2026-11-21 23:59:59']],
  ])
  expect(byDay([])).toEqual([])
})

test("today and yesterday are days of the site's zone", () => {
  boot.time_zone = 'Asia/Kolkata'
  const now = Date.parse('2026-11-22T20:00:00Z')
  expect(['2026-11-23', '2026-11-22', '2026-11-21'].map((key) => nameOfDay(key, now))).toEqual([
    'Today',
    'Yesterday',
    '21 Nov 2026',
  ])
})
