import { afterEach, expect, test, vi } from 'vitest'
import { parseResume } from '@/entities/searcher/calls'
import { valuesOf } from './fields'
import { foundIn, sorted } from './found-fields'

vi.mock('@/entities/searcher/calls', () => ({ parseResume: vi.fn() }))
afterEach(() => vi.resetAllMocks())

const file = (name: string, size = 3) => new File([new Uint8Array(size)], name)

test("what the server has read is converted to the form's fields", async () => {
  const fields = {
    full_name: 'Asha',
    skills: ['Looms', 'Dyeing'],
    experience_years: 0,
    pay_expected: 500,
    pay_unit: 'Day',
  }
  vi.mocked(parseResume).mockResolvedValue({ fields, resume: null })
  expect(await foundIn(file('a.docx'))).toEqual({
    full_name: 'Asha',
    skills: 'Looms\nDyeing',
    experience_years: '0',
    pay_expected: '500',
    pay_unit: 'Day',
  })
})

test('the JSON Resume in a PDF supplies the other fields', async () => {
  const resume = { basics: { name: 'Asha' }, skills: [{ name: 'Looms' }] }
  vi.mocked(parseResume).mockResolvedValue({ fields: { experience_years: 3 }, resume })
  expect(await foundIn(file('a.pdf'))).toEqual({ experience_years: '3', full_name: 'Asha', skills: 'Looms' })
})

test('a file without any field and one that is too large are refused, and the second is not sent', async () => {
  vi.mocked(parseResume).mockResolvedValue({ fields: {}, resume: null })
  await expect(foundIn(file('a.pdf'))).rejects.toThrow('Nothing in this file fits your profile.')
  await expect(foundIn(file('a.pdf', 5 * 2 ** 20 + 1))).rejects.toThrow('at most 5 MB')
  expect(parseResume).toHaveBeenCalledTimes(1)
})

test('a JSON Resume is not sent', async () => {
  const json = new File(['{"basics": {"name": "Asha"}}'], 'a.JSON')
  expect(await foundIn(json)).toEqual({ full_name: 'Asha' })
  expect(parseResume).not.toHaveBeenCalled()
})

test('empty and other fields are separated, and the unit stays with its amount', () => {
  const values = valuesOf({ name: null, full_name: 'Asha', modified: null } as Parameters<typeof valuesOf>[0])
  const found = { full_name: 'Asha K', headline: 'Weaver', pay_expected: '500', pay_unit: 'Day' }
  expect(values.pay_unit).toBe('Month')
  expect(sorted(found, values)).toEqual({
    empty: { headline: 'Weaver', pay_expected: '500', pay_unit: 'Day' },
    other: { full_name: 'Asha K' },
  })
  expect(sorted({ full_name: 'Asha' }, values)).toEqual({ empty: {}, other: {} })
})
