// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '@/tests/sign-in-as'
import { readCopy, storeCopy } from './offline-copies'
import { clearSession } from './session'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  signInAs('asha')
})
afterEach(() => {
  vi.useRealTimers()
  clearSession()
})

const storedNames = () => Object.keys(localStorage).filter((name) => name.startsWith('copy:'))

/** Each is stored a second after the previous one. */
function store(noun: string, id: string, data: unknown) {
  vi.advanceTimersByTime(1000)
  storeCopy([noun, id], data)
}

test('a copy has the time at which it was stored', () => {
  store('job', 'JPJ-00001', { title: 'Welder' })
  expect(readCopy(['job', 'JPJ-00001'])).toMatchObject({ at: Date.now(), data: { title: 'Welder' } })
  expect(readCopy(['job', 'JPJ-00002'])).toBeUndefined()
})

test('two accounts on a phone see nothing of each other, and the first one’s copies are deleted', () => {
  store('applied-jobs', '', 'of asha')
  signInAs('ravi')
  expect(readCopy(['applied-jobs', ''])).toBeUndefined()
  store('applied-jobs', 'x', 'of ravi')
  expect(JSON.stringify({ ...localStorage })).not.toContain('of asha')
  clearSession()
  expect(readCopy(['applied-jobs', 'x'])).toBeUndefined()
})

test('searches do not replace opened jobs, and the oldest of too many is deleted', () => {
  store('job', 'JPJ-00001', 'opened')
  for (let number = 0; number < 35; number++) store('jobs', `search=${number}`, { items: [], next: null })
  expect(readCopy(['job', 'JPJ-00001'])).toBeDefined()
  expect(readCopy(['jobs', 'search=4'])).toBeUndefined()
  expect(readCopy(['jobs', 'search=5'])).toBeDefined()
  expect(storedNames()).toHaveLength(31)
})

test('all copies together stay small', () => {
  for (let number = 0; number < 20; number++) store('job', String(number), 'x'.repeat(50_000))
  const characters = storedNames().reduce((sum, name) => sum + String(localStorage.getItem(name)).length, 0)
  expect(characters).toBeLessThanOrEqual(400_000)
  expect(readCopy(['job', '19'])).toBeDefined()
})

test('only the first page of a list is stored, without a cursor', () => {
  const items = Array.from({ length: 100 }, (_, number) => number)
  store('jobs', '', { items, next: 'cursor', total: 500 })
  expect(readCopy(['jobs', ''])?.data).toEqual({ items: items.slice(0, 40), next: null, total: 500 })
})

test('copies of an earlier release, which have other fields, are deleted', () => {
  localStorage.setItem('copy:["jobs","x"]', '{}')
  store('jobs', '', { items: [] })
  expect(storedNames()).toEqual(['copy:2:["jobs",""]'])
})

test('an invalid copy is ignored', () => {
  localStorage.setItem('copy:2:["job","x"]', '{')
  expect(readCopy(['job', 'x'])).toBeUndefined()
})
