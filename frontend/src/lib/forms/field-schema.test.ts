import { describe, expect, it } from 'vitest'
import { textSchema } from './field-schema'

function problem(rule: Parameters<typeof textSchema>[1], text: string): string | undefined {
  const issues = textSchema('Name', rule).safeParse(text).error?.issues
  expect(issues?.length ?? 0).toBeLessThan(2)
  return issues?.[0]?.message
}

describe('textSchema', () => {
  it('asks for a required text, blanks not counted', () => {
    const rule = { required: 'Name is required', pattern: 'email', invalid: 'Please enter a valid email' }
    expect(problem(rule, '')).toBe('Name is required')
    expect(problem(rule, '  ')).toBe('Name is required')
    expect(problem(rule, 'asha')).toBe('Please enter a valid email')
    expect(problem(rule, ' asha@raotextiles.in ')).toBeUndefined()
  })

  it('leaves an empty optional text alone', () => {
    const rule = { pattern: 'pan', invalid: 'Invalid PAN number' }
    expect(problem(rule, '')).toBeUndefined()
    expect(problem(rule, 'ABCDE1234')).toBe('Invalid PAN number')
    expect(problem(rule, 'ABCDE1234F')).toBeUndefined()
  })

  it('refuses a text that is too long', () => {
    expect(problem({ max_length: 3 }, 'abcd')).toBe('Name may have at most 3 characters')
    expect(problem({ max_length: 3 }, ' abc ')).toBeUndefined()
  })
})
