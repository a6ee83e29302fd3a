import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { briefIn } from './brief-words'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T10:00:00+05:30') }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['plumber tomorrow', { category: 'plumber', title: '', when: 'date', on: '2026-11-28' }],
  ['  Today  ELECTRICIAN', { category: 'electrician', title: '', when: 'date', on: '2026-11-27' }],
  ['कल प्लंबर', { category: 'plumber', title: '', when: 'date', on: '2026-11-28' }],
  ['நாளை தையல்காரர்', { category: 'tailor', title: '', when: 'date', on: '2026-11-28' }],
  ['plumber for the kitchen tap', { category: 'plumber', title: 'plumber for the kitchen tap' }],
  ['security guard', { category: 'security-guard', title: '' }],
  ['blouse silai kal', { category: '', title: 'blouse silai', when: 'date', on: '2026-11-28' }],
  ['cooking', { category: '', title: 'cooking' }],
  ['kalyan', { category: '', title: 'kalyan' }],
])('%s', (text, expected) => expect(briefIn(text)).toEqual(expected))
