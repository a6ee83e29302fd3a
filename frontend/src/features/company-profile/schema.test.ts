import { describe, expect, it } from 'vitest'
import { type CompanyValues, valuesOf } from './fields'
import { companySchema, firstInvalidStep } from './schema'

const file = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

function complete(changes: Partial<CompanyValues> = {}): CompanyValues {
  return {
    ...valuesOf(null),
    company_name: 'Rao Textiles',
    company_type: 'Partnership Firm',
    email: 'office@raotextiles.in',
    about_company: 'Cotton since 1987.',
    gov_approved_company_reg_doc: file('registration.pdf'),
    company_pan_card: '/private/files/pan.pdf',
    address_line1: '12 MG Road',
    area: 'Ashoknagar',
    city: 'Bangalore',
    pincode: '560001',
    state: 'Karnataka',
    phone: '9876543210',
    ...changes,
  }
}

function problems(values: CompanyValues): Record<string, string> {
  const issues = companySchema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]))
}

describe('companySchema', () => {
  it('accepts a complete company with empty company size and optional fields', () => {
    expect(problems(complete())).toEqual({})
  })

  it.each<[keyof CompanyValues, string, string]>([
    ['email', 'office@raotextiles', 'Please enter a valid email'],
    ['gst_msme_no', '22AAAAA0000A1X5', 'Invalid GST number'],
    ['pan', 'ABCD1234F', 'Invalid PAN number'],
    ['pincode', '56000', 'Please enter 6-digit pincode'],
    ['phone', '5876543210', 'Invalid phone number. Enter 10-digit Indian mobile number'],
    ['company_founded', 'in the summer of 1987', 'Founded In may have at most 20 characters'],
  ])('refuses %s %s', (name, value, message) => {
    expect(problems(complete({ [name]: value }))).toEqual({ [name]: message })
  })

  it('accepts the example of a GST number, and free text in other fields', () => {
    const values = {
      gst_msme_no: '22AAAAA0000A1Z5',
      pan: 'ABCDE1234F',
      company_website: 'none',
      contact_email: 'x',
    }
    expect(problems(complete(values))).toEqual({})
  })
})

describe('firstInvalidStep', () => {
  it('names the first step with an error, or none', () => {
    expect(firstInvalidStep(complete())).toBeNull()
    expect(firstInvalidStep(complete({ phone: '', city: '' }))).toBe(1)
    expect(firstInvalidStep(complete({ phone: '' }))).toBe(2)
    expect(firstInvalidStep(complete({ company_pan_card: '' }))).toBe(0)
  })
})
