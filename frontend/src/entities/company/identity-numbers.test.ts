import { expect, test } from 'vitest'
import { hasCheckDigit, isOfPan, isPanOf } from './identity-numbers'

test('the check digit of a GSTIN', () => {
  expect(hasCheckDigit('27AAPFU0939F1ZV')).toBe(true)
  expect(hasCheckDigit('27AAPFU0939F1ZX')).toBe(false)
  // Two neighbouring characters swapped.
  expect(hasCheckDigit('27AAPFU9039F1ZV')).toBe(false)
})

test("the PAN in a GSTIN, and its holder's kind", () => {
  expect(isOfPan('27AAPFU0939F1ZV', 'AAPFU0939F')).toBe(true)
  expect(isOfPan('27AAPFU0939F1ZV', 'AAPFU0939G')).toBe(false)
  expect(isPanOf('Partnership Firm', 'AAPFU0939F')).toBe(true)
  expect(isPanOf('Public Limited Company (Ltd.)', 'AAPFU0939F')).toBe(false)
  expect(isPanOf('Sole Proprietorship', 'AAPHU0939F')).toBe(true)
  expect(isPanOf('', 'AAPFU0939F')).toBe(true)
})
