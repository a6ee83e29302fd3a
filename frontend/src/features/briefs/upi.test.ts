import { expect, test } from 'vitest'
import { pathOf, upiLink } from './upi'

test("a UPI code contains the payee's id and name, and no amount", () => {
  expect(upiLink('ravi.k@okbank', 'Ravi & Sons')).toBe(
    'upi://pay?pa=ravi.k@okbank&pn=Ravi%20%26%20Sons&cu=INR',
  )
})

test('each dark square of a code is drawn', () => {
  expect(
    pathOf([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
})
