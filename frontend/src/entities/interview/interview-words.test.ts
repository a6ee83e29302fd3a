import { afterEach, expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { interviewInWords, timeOfWish, typedTime, whenOf } from './interview-words'

const STARTS = '2026-11-30 11:00:00'

afterEach(() => {
  boot.time_zone = undefined
})

test("a time shows its zone only if the device's clock differs", () => {
  boot.time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(whenOf(STARTS)).toMatch(/11:00.am$/)
  boot.time_zone = 'Pacific/Kiritimati'
  expect(whenOf(STARTS)).toMatch(/11:00.am GMT\+14$/)
  expect(interviewInWords(STARTS, 'call')).toMatch(/GMT\+14, by phone$/)
  expect(interviewInWords(STARTS, '12 MG Road')).toMatch(/GMT\+14, at 12 MG Road$/)
})

test('a wish is a time or words', () => {
  expect(timeOfWish(STARTS)).toBe(STARTS)
  expect(timeOfWish('2026-11-30 11:00')).toBe('2026-11-30 11:00')
  expect(timeOfWish('2026-11-30 after lunch')).toBeUndefined()
  expect(timeOfWish('after lunch')).toBeUndefined()
  expect(timeOfWish(null)).toBeUndefined()
  expect(typedTime('2026-11-30T11:00')).toBe(STARTS)
})
