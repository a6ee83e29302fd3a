import { expect, test } from 'vitest'
import { __ } from './translate'

test('placeholders are filled by position, and a missing value leaves its placeholder', () => {
  expect(__('{1} of {0}', [6, 2])).toBe('2 of 6')
  expect(__('API call failed: {0} {1}', [502])).toBe('API call failed: 502 {1}')
})
