import { describe, expect, test } from 'vitest'
import { isForeignMobile, joinAddress, maskMobile, normaliseMobile, rupees } from './format'

describe('a mobile number', () => {
  test.each([
    ['+91 98765 43210', '9876543210'],
    ['098765 43210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['+91 09876543210', '9876543210'],
    ['919876543210', '9876543210'],
    ['0919876543210', '9876543210'],
    ['09198765432', '9198765432'],
    ['\u202a+91 98765 43210\u202c', '9876543210'],
    ['+91 98765', '98765'],
    ['+91 91876 54321', '9187654321'],
    ['९८७६५४३२१०', '9876543210'],
    ['+٩١ 98765 𝟒3210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['98a76', '9876'],
    ['98765432109', '98765432109'],
    ['9187654321', '9187654321'],
    ['', ''],
  ])('%s is kept as %s', (typed, kept) => {
    expect(normaliseMobile(typed)).toBe(kept)
  })

  test.each([
    ['+971 50 123 4567', true],
    ['00971 50 123 4567', true],
    ['+65 9123 4567', true],
    ['+१ २१२ ५५५ ०१२३', true],
    ['+91 98765 43210', false],
    ['+91 09876543210', false],
    ['0091-98765-43210', false],
    ['098765 43210', false],
    ['9715012345', false],
    ['+9', false],
    ['', false],
  ])('%s is of another country: %s', (typed, foreign) => {
    expect(isForeignMobile(typed)).toBe(foreign)
  })

  test('shows only its last four digits', () => {
    expect(maskMobile('9876543210')).toBe('******3210')
  })
})

test('rupees are grouped the Indian way', () => {
  expect(rupees(150000)).toBe('₹1,50,000')
})

test('an address skips empty parts', () => {
  expect(joinAddress(['12 MG Road', ' ', null, undefined, ' Pune '])).toBe('12 MG Road, Pune')
})
