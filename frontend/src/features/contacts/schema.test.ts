import { describe, expect, it } from 'vitest'
import type { HrValues } from '@/entities/contact/types'
import { blankHr, hrSchema } from './schema'

const asha: HrValues = { hr_name: 'Asha Rao', hr_mobile: '1234567890', hr_email: 'asha@raotextiles.in' }

function problems(values: HrValues): string[] {
  return (hrSchema.safeParse(values).error?.issues ?? []).map(({ message }) => message)
}

describe('hrSchema', () => {
  it('takes any ten digits', () => {
    expect(problems(asha)).toEqual([])
  })

  it('asks for each field', () => {
    expect(problems(blankHr)).toEqual(['Name is required', 'Phone number is required', 'Email is required'])
  })

  it('refuses a short number and a wrong address', () => {
    expect(problems({ ...asha, hr_mobile: '98765', hr_email: 'asha@' })).toEqual([
      'Please enter a valid 10-digit phone number',
      'Please enter a valid email address',
    ])
  })
})
