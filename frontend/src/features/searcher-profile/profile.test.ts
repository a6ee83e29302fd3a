import { expect, test } from 'vitest'
import type { Searcher } from '@/entities/searcher/types'
import { valuesOf } from './fields'
import { changedSearcher } from './payload'
import { searcherSchema } from './schema'
import { completenessOf } from './searcher-progress'

const stored: Searcher = {
  name: 'JPS-00001',
  full_name: 'Ravi Kumar',
  headline: 'Loom operator',
  about: null,
  current_company: null,
  experience_years: 2,
  education: null,
  english_level: null,
  skills: ['Looms', 'Dyeing'],
  languages: [],
  expected_salary: null,
  pay_expected: null,
  pay_unit: null,
  pay_type: null,
  pincode: null,
  radius_km: null,
  resume: '/private/files/ravi.pdf',
  photo: null,
  is_open: false,
  may_call: false,
  city: null,
  state: null,
  modified: '2026-11-23 10:00:00',
}
const files = { photo: '', resume: '/private/files/ravi.pdf' }
const values = { ...valuesOf(stored), ...files }

test('without changes only the version is sent', () => {
  expect(changedSearcher(stored, values)).toEqual({ modified: '2026-11-23 10:00:00' })
})

test('changed fields are sent, lists as lists, and emptied ones clear', () => {
  const changed = { ...values, headline: ' ', skills: 'Looms\nWarping', is_open: true, experience_years: '3' }
  expect(changedSearcher(stored, { ...changed, resume: '' })).toEqual({
    modified: '2026-11-23 10:00:00',
    headline: '',
    skills: ['Looms', 'Warping'],
    is_open: true,
    experience_years: '3',
    resume: '',
  })
})

test('another pincode is sent with its city, even an equal one', () => {
  const there = { ...stored, pincode: '411001', city: 'Pune' }
  expect(changedSearcher(there, { ...valuesOf(there), ...files, pincode: '411099' })).toEqual({
    modified: '2026-11-23 10:00:00',
    pincode: '411099',
    city: 'Pune',
  })
})

test("a first save contains the account's name, with which the form started", () => {
  const first = { ...stored, name: null, modified: null }
  expect(changedSearcher(first, values)).toEqual({ full_name: 'Ravi Kumar' })
})

test.each([
  ['full_name', ' ', 'Full name is required'],
  ['pincode', '5600', 'Please enter 6-digit pincode'],
  ['experience_years', '61', 'Please enter your years of experience, from 0 to 60'],
  ['pay_expected', '10000001', 'Please enter the salary in rupees, at most 1,00,00,000 a month'],
  ['pay_expected', 'much', 'Please enter the salary in rupees, at most 1,00,00,000 a month'],
  [
    'skills',
    Array.from({ length: 31 }, (_, index) => `Skill ${index}`).join('\n'),
    'Skills may have at most 30 entries',
  ],
  ['languages', 'x'.repeat(61), 'Languages may have at most 60 characters each'],
  ['headline', 'x'.repeat(141), 'What you do may have at most 140 characters'],
])('%s %j is refused', (name, value, sentence) => {
  const issues = searcherSchema.safeParse({ ...values, [name]: value }).error?.issues
  expect(issues?.map(({ message }) => message)).toEqual([sentence])
})

test('expected pay is sent completely, in its unit of time', () => {
  const before = { ...stored, expected_salary: 18000 }
  const { modified: _, ...perDay } = changedSearcher(before, {
    ...{ ...valuesOf(before), ...files },
    pay_unit: 'Day',
    pay_expected: '800',
  })
  expect(perDay).toEqual({ pay_expected: 800, pay_unit: 'Day' })
  const { modified: __, ...none } = changedSearcher(before, {
    ...valuesOf(before),
    ...files,
    pay_expected: ' ',
  })
  expect(none).toEqual({ pay_expected: '', pay_unit: '', expected_salary: '' })
  // Stored monthly and daily pay keep their units.
  expect(valuesOf(before)).toMatchObject({ pay_expected: '18000', pay_unit: 'Month' })
  const told = { ...stored, pay_expected: 800, pay_unit: 'Day', expected_salary: 20800 }
  expect(valuesOf(told)).toMatchObject({ pay_expected: '800', pay_unit: 'Day' })
  expect(changedSearcher(told, { ...valuesOf(told), ...files })).toEqual({ modified: stored.modified })
})

test('optional fields may be empty', () => {
  expect(
    searcherSchema.safeParse({ ...values, headline: '', skills: '', experience_years: '' }).success,
  ).toBe(true)
})

test('the next hint is for the most useful missing field', () => {
  expect(completenessOf(values)).toEqual({ percent: 33, hint: 'Add your pincode: jobs near you come first.' })
  const whole = {
    ...values,
    // A beginner has no years.
    experience_years: '',
    pincode: '560001',
    education: 'Diploma',
    languages: 'Hindi',
    pay_expected: '18000',
    photo: '/private/files/a.png',
    is_open: true,
  }
  expect(completenessOf(whole)).toEqual({ percent: 100, hint: undefined })
})
