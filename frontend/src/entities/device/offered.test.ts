// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { isDue, noteOffer } from './offered'

const DAY_MS = 86_400_000

beforeEach(() => localStorage.clear())

test('each thing is offered once a month', () => {
  expect(isDue('installOffer')).toBe(true)
  noteOffer('installOffer')
  expect(isDue('pushOffer')).toBe(true)
  expect(isDue('installOffer', Date.now() + 29 * DAY_MS)).toBe(false)
  expect(isDue('installOffer', Date.now() + 31 * DAY_MS)).toBe(true)
})

test('a refusal is permanent', () => {
  noteOffer('pushOffer', { isRefused: true })
  expect(isDue('pushOffer', Date.now() + 1000 * DAY_MS)).toBe(false)
})
