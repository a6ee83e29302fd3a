import { afterEach, expect, test, vi } from 'vitest'
import { boot } from './boot'
import { dayAndTimeOf, dayOf, momentOf, timeFromNow, timeOf, today } from './time'

boot.time_zone = 'Asia/Kolkata'
afterEach(() => {
  boot.time_zone = 'Asia/Kolkata'
  boot.lang = undefined
})

test("a time of the server is in the site's zone, wherever the browser is", () => {
  expect(momentOf('2026-11-23 09:30:00.123456')?.toISOString()).toBe('2026-11-23T04:00:00.000Z')
  boot.time_zone = 'America/New_York'
  expect(momentOf('2026-11-23 09:30:00')?.toISOString()).toBe('2026-11-23T14:30:00.000Z')
})

test.each([null, undefined, '', 'tomorrow'])('%j is no time', (text) => {
  expect(momentOf(text)).toBeNull()
  expect([dayOf(text), timeOf(text), dayAndTimeOf(text), timeFromNow(text)]).toEqual(['', '', '', ''])
})

test('days and times have the Indian format, even on a phone in another zone', () => {
  expect(dayOf('2026-11-23 00:10:00')).toBe('23 Nov 2026')
  expect(timeOf('2026-11-23 09:30:00')).toMatch(/^9:30\sam$/)
  expect(dayAndTimeOf('2026-11-23 18:05:00')).toMatch(/^Mon,? 23 Nov,? 6:05\spm$/)
})

test.each([
  ['2026-11-23 09:29:40', 'now'],
  ['2026-11-23 09:28:00', '2 minutes ago'],
  ['2026-11-23 06:30:00', '3 hours ago'],
  ['2026-11-21 09:00:00', '2 days ago'],
  ['2026-11-14 09:00:00', '1 week ago'],
  ['2026-11-25 10:00:00', 'in 2 days'],
])('%s is %s at half past nine', (text, words) => {
  expect(timeFromNow(text, Date.parse('2026-11-23T04:00:00Z'))).toBe(words)
})

test('an unknown language and Indian digits do not break a date', () => {
  boot.lang = 'not a language'
  expect(dayOf('2026-11-23')).toBe('23 Nov 2026')
  boot.lang = 'mr'
  expect(dayOf('2026-11-23')).toMatch(/^23 .* 2026$/)
})

test('a list of times creates each format once, and others for another language', () => {
  const words = () => [
    dayOf('2026-11-23 23:30:00'),
    timeFromNow('2026-11-21 09:00:00', Date.parse('2026-11-23T04:00:00Z')),
  ]
  expect(words()).toEqual(['23 Nov 2026', '2 days ago'])
  const dates = vi.spyOn(Intl, 'DateTimeFormat')
  const relative = vi.spyOn(Intl, 'RelativeTimeFormat')
  words()
  expect(dates).not.toHaveBeenCalled()
  expect(relative).not.toHaveBeenCalled()

  vi.restoreAllMocks()
  boot.lang = 'hi'
  expect(words()[1]).toBe('2 दिन पहले')
})

test("today is the site's day", () => {
  expect(today(Date.parse('2026-11-22T20:00:00Z'))).toBe('2026-11-23')
})
