import { describe, expect, test } from 'vitest'
import { emptyOtp, enterDigits, eraseDigit, isComplete } from './otp-digits'

const code = (text: string) => Array.from({ length: 6 }, (_, index) => text[index]?.trim() ?? '')

describe('entering', () => {
  test('a digit fills its box and moves on', () => {
    expect(enterDigits(emptyOtp, 2, '7')).toEqual({ digits: code('  7'), focus: 3 })
  })

  test('the last digit stays in the last box', () => {
    expect(enterDigits(code('12345'), 5, '6')).toEqual({ digits: code('123456'), focus: 5 })
  })

  test('letters change nothing', () => {
    expect(enterDigits(code('12'), 2, 'x')).toEqual({ digits: code('12'), focus: 2 })
  })

  test('a pasted message fills the boxes with its code from the first one, wherever it is pasted', () => {
    expect(enterDigits(code('9'), 4, 'Your code is 123 456.')).toEqual({ digits: code('123456'), focus: 5 })
  })

  test('a part of a code fills the boxes from its own', () => {
    expect(enterDigits(code('1'), 1, '234')).toEqual({ digits: code('1234'), focus: 4 })
  })
})

describe('backspace', () => {
  test('empties a filled box and stays', () => {
    expect(eraseDigit(code('123'), 2)).toEqual({ digits: code('12'), focus: 2 })
  })

  test('in an empty box empties the previous one and moves there', () => {
    expect(eraseDigit(code('123'), 3)).toEqual({ digits: code('12'), focus: 2 })
  })

  test('stops at the first box', () => {
    expect(eraseDigit(emptyOtp, 0)).toEqual({ digits: emptyOtp, focus: 0 })
  })
})

test('a code is complete when every box has its digit', () => {
  expect(isComplete(code('123456'))).toBe(true)
  expect(isComplete(code('123 56'))).toBe(false)
})
