// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readJson, readText, remove, removeAll, writeJson, writeText } from './storage'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

test('keeps texts and records, in the area that is asked for', () => {
  writeText('a', 'one')
  writeJson('b', { two: 2 }, 'session')
  expect(readText('a')).toBe('one')
  expect(readJson('b', 'session')).toEqual({ two: 2 })
  expect(readJson('b')).toBeNull()
})

test('removes one key, or all with a prefix', () => {
  for (const key of ['draft:a', 'draft:b', 'other']) writeText(key, 'x')
  remove('other')
  removeAll('draft:')
  expect(localStorage.length).toBe(0)
})

test('a value that is no JSON reads as nothing, and is logged', () => {
  writeText('broken', '{"half":')
  expect(readJson('broken')).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
})

test('storage that throws is logged, and the app goes on', () => {
  const denied = new Proxy({} as Storage, {
    get() {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
    ownKeys() {
      throw new DOMException('Access is denied.', 'SecurityError')
    },
  })
  vi.stubGlobal('localStorage', denied)
  expect(readText('a')).toBeNull()
  expect(readJson('a')).toBeNull()
  writeText('a', 'one')
  writeJson('draft:b', { two: 2 })
  expect(console.error).toHaveBeenCalledTimes(4)
  // Until the page is left, it is there all the same.
  expect(readText('a')).toBe('one')
  expect(readJson('draft:b')).toEqual({ two: 2 })
  expect(console.error).toHaveBeenCalledTimes(4)
  remove('a')
  removeAll('draft:')
  expect([readText('a'), readText('draft:b')]).toEqual([null, null])
})

test('what could not be stored gives way to what can be stored again', () => {
  writeText('a', 'old')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })
  writeText('a', 'new')
  expect(readText('a')).toBe('new')
  setItem.mockRestore()
  writeText('a', 'newest')
  expect([readText('a'), localStorage.getItem('a')]).toEqual(['newest', 'newest'])
})
