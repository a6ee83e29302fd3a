import { describe, expect, test } from 'vitest'
import { enterDigits, isComplete } from './otp-digits'

const code = (text: string) => Array.from({ length: 6 }, (_, index) => text[index]?.trim() ?? '')

describe('entering', () => {
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

test('a code is complete when every box has its digit', () => {
  expect(isComplete(code('123456'))).toBe(true)
  expect(isComplete(code('123 56'))).toBe(false)
})
