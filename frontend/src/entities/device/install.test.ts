// @vitest-environment happy-dom

import { beforeEach, expect, test } from 'vitest'
import { isInstallDue, noteInstallOffer } from './install'

const DAY_MS = 86_400_000

beforeEach(() => localStorage.clear())

test('it is offered once in a month', () => {
  expect(isInstallDue()).toBe(true)
  noteInstallOffer()
  expect(isInstallDue(Date.now() + 29 * DAY_MS)).toBe(false)
  expect(isInstallDue(Date.now() + 31 * DAY_MS)).toBe(true)
})

test('a refusal is for good', () => {
  noteInstallOffer({ isRefused: true })
  expect(isInstallDue(Date.now() + 1000 * DAY_MS)).toBe(false)
})
