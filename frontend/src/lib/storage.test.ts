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

test('stores texts and records in the requested area', () => {
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

test('invalid JSON reads as null, and is logged', () => {
  writeText('broken', '{"half":')
  expect(readJson('broken')).toBeNull()
  expect(console.error).toHaveBeenCalledOnce()
})

test('failing storage is logged, and the app continues', () => {
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
  // It is still there until the page is left.
  expect(readText('a')).toBe('one')
  expect(readJson('draft:b')).toEqual({ two: 2 })
  expect(console.error).toHaveBeenCalledTimes(4)
  remove('a')
  removeAll('draft:')
  expect([readText('a'), readText('draft:b')]).toEqual([null, null])
})

test('a value that could not be stored is replaced when storing works again', () => {
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
