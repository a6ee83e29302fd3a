import companyRules from '@rules/company.json'
import { describe, expect, it } from 'vitest'
import type { Company } from '@/entities/company/types'
import { fileFields, valuesOf } from './fields'
import { changedCompanyPayload, newCompanyPayload } from './payload'

const files = {
  company_logo: '',
  gov_approved_company_reg_doc: '/private/files/registration.pdf',
  company_pan_card: '/private/files/pan.pdf',
  document_one: '',
}

const stored: Company = {
  name: 'JPC-00001',
  company_name: 'Rao Textiles',
  company_website: 'raotextiles.in',
  pan: null,
  share_contact: 1,
  selected_document: 'Certificate of Rao Textiles',
  gov_approved_company_reg_doc: '/private/files/registration.pdf',
  company_pan_card: '/private/files/pan.pdf',
  hr_list: [],
}

describe('newCompanyPayload', () => {
  const values = { ...valuesOf(null), ...files, company_name: ' Rao Textiles ', phone: '9876543210' }

  it('sends every field, tidied, with the addresses of the files', () => {
    const payload = newCompanyPayload(values, 'key')
    expect(Object.keys(payload).sort()).toEqual([...Object.keys(companyRules), 'client_key'].sort())
    expect(payload).toMatchObject({
      ...files,
      company_name: 'Rao Textiles',
      country: 'India',
      client_key: 'key',
    })
    expect(payload.share_contact).toBe(false)
  })

  it('names the further document after the company unless it has a name', () => {
    expect(newCompanyPayload(values, '').selected_document).toBe('Certificate of Rao Textiles')
    const named = { ...values, selected_document: 'ISO 9001' }
    expect(newCompanyPayload(named, '').selected_document).toBe('ISO 9001')
  })
})

describe('changedCompanyPayload', () => {
  const unchanged = { ...valuesOf(stored), ...files }

  it('sends only the id if nothing changed', () => {
    expect(changedCompanyPayload(stored, unchanged)).toEqual({ name: 'JPC-00001' })
    expect(changedCompanyPayload({ ...stored, name: undefined, docname: 'JPC-00002' }, unchanged)).toEqual({
      name: 'JPC-00002',
    })
  })

  it('sends what changed and is not empty', () => {
    const values = { ...unchanged, company_name: 'Rao Fabrics', company_website: '  ', pan: 'ABCDE1234F ' }
    expect(changedCompanyPayload(stored, { ...values, company_pan_card: '/private/files/new.pdf' })).toEqual({
      name: 'JPC-00001',
      company_name: 'Rao Fabrics',
      pan: 'ABCDE1234F',
      company_pan_card: '/private/files/new.pdf',
    })
  })

  it('sends the edited version', () => {
    const modified = '2026-11-21 10:00:00.000001'
    expect(changedCompanyPayload({ ...stored, modified }, unchanged)).toEqual({
      name: 'JPC-00001',
      modified,
    })
  })

  it('sends a cleared share_contact as a value', () => {
    expect(changedCompanyPayload(stored, { ...unchanged, share_contact: false })).toEqual({
      name: 'JPC-00001',
      share_contact: false,
    })
  })

  it('fills each file field of the form from the stored address', () => {
    for (const name of fileFields) expect(unchanged[name]).toBe(stored[name] ?? '')
  })
})
