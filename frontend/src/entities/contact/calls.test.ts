import { describe, expect, it } from 'vitest'
import { editHrPayload } from './calls'

const entry = {
  hr_row_id: 'row1',
  hr_name: 'Asha Rao',
  hr_mobile: '9876543210',
  hr_email: 'asha@raotextiles.in',
  modified: '2026-11-21 10:00:00.000001',
}
const { hr_row_id: _, modified, ...unchanged } = entry

describe('editHrPayload', () => {
  it('sends only what changed', () => {
    expect(editHrPayload('JPC-00001', entry, { ...unchanged, hr_name: ' Asha Devi ' })).toEqual({
      company_name: 'JPC-00001',
      hr_row_id: 'row1',
      modified,
      hr_name: 'Asha Devi',
    })
  })

  it('sends only the contact and its version if nothing changed', () => {
    expect(editHrPayload('JPC-00001', entry, unchanged)).toEqual({
      company_name: 'JPC-00001',
      hr_row_id: 'row1',
      modified,
    })
  })
})
