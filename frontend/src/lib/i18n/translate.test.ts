import { expect, test } from 'vitest'
import { boot } from '@/lib/boot'
import { __ } from './translate'

test('a text that the dictionary lacks is shown unchanged', () => {
  expect(__('Go to Home')).toBe('Go to Home')
})

test('the dictionary of the page translates', () => {
  boot.messages = { 'Go to Home': 'होम पर जाएं' }
  expect(__('Go to Home')).toBe('होम पर जाएं')
  boot.messages = {}
})

test('placeholders are filled by position, and a missing value leaves its placeholder', () => {
  expect(__('{1} of {0}', [6, 2])).toBe('2 of 6')
  expect(__('API call failed: {0} {1}', [502])).toBe('API call failed: 502 {1}')
})
