import { expect, test } from 'vitest'
import { fieldsOf, fieldsOfFile } from './json-resume'

const now = new Date('2026-11-26')
const read = (resume: unknown) => fieldsOf(JSON.stringify(resume), now)

test("another site's resume fills what the form asks for, and nothing else", () => {
  const resume = {
    basics: {
      name: ' Asha  Kumari ',
      label: 'Programmer',
      image: 'https://elsewhere.example/me.png',
      email: 'asha@elsewhere.example',
      phone: '98765 43210',
      gender: 'f',
      summary: 'First line\r\nSecond\u0000 line',
      location: { postalCode: '560038', city: 'Bengaluru', countryCode: 'IN' },
    },
    work: [
      { name: 'Lotus Software', position: 'Lead', startDate: '2024-06-01' },
      { name: 'Rao Textiles', position: 'Clerk', startDate: '2020-01', endDate: '2022-07' },
      { name: 'At the same time', startDate: '2020-03', endDate: '2021-03' },
    ],
    education: [{ studyType: 'Diploma' }, { studyType: 'B.Tech', area: 'Information Technology' }],
    skills: [{ name: 'Web', keywords: ['HTML', 'Web'] }],
    languages: [
      { language: 'Hindi', fluency: 'Native speaker' },
      { language: 'English', fluency: 'Fluent' },
    ],
  }
  expect(read(resume)).toEqual({
    full_name: 'Asha Kumari',
    headline: 'Programmer',
    about: 'First line\nSecond  line',
    current_company: 'Lotus Software',
    // Periods of 30 and 29 months.
    experience_years: '4',
    education: 'Graduate',
    english_level: 'Good',
    skills: 'Web\nHTML',
    languages: 'Hindi\nEnglish',
    pincode: '560038',
  })
})

test("the site's own resume is read back unchanged", () => {
  const own = {
    basics: { name: 'Asha', location: { postalCode: '560038', countryCode: 'IN' } },
    education: [{ studyType: '12th Pass' }],
    languages: [{ language: 'English', fluency: 'Basic' }],
  }
  expect(read(own)).toEqual({
    full_name: 'Asha',
    education: '12th Pass',
    english_level: 'Basic',
    languages: 'English',
    pincode: '560038',
  })
})

test.each([
  ['HSC', '12th Pass'],
  ['SSLC', '10th or Below 10th'],
  ['ITI Fitter', 'ITI'],
  ['Bachelor of Arts', 'Graduate'],
  ['M.Sc', 'Graduate'],
  ['Polytechnic', 'Diploma'],
  ['Apprenticeship', undefined],
])('the degree %s is %s', (studyType, education) => {
  expect(read({ basics: { name: 'Asha' }, education: [{ studyType }] }).education).toBe(education)
})

const NOT_ONE = 'This is not a JSON Resume file.'
const NOTHING = 'Nothing in this file fits your profile.'
test.each([
  ['no JSON', 'hello', NOT_ONE],
  ['nothing', '', NOT_ONE],
  ['a PDF', '%PDF-1.7', NOT_ONE],
  ['a list', '[]', NOT_ONE],
  ['another object', '{"name": "Asha"}', NOT_ONE],
  ['brackets without an end', '['.repeat(500_000), NOT_ONE],
  ['a deep list', `${'['.repeat(400_000)}${']'.repeat(400_000)}`, NOT_ONE],
  ['basics that are a list', '{"basics": ["Asha"]}', NOT_ONE],
  ['an empty resume', '{"basics": {}}', NOTHING],
  ['wrong types', '{"basics": {"name": 5, "label": {"a": 1}}, "work": "x", "skills": [1, null]}', NOTHING],
  ['a prototype', '{"__proto__": {"name": "Asha"}, "basics": {"__proto__": {"name": "Asha"}}}', NOTHING],
])('%s is refused', (_, text, sentence) => {
  expect(() => fieldsOf(text, now)).toThrow(sentence)
})

test('a file of more than a megabyte is not read', async () => {
  const file = new File(['{"basics": {"name": "', 'x'.repeat(2 ** 20), '"}}'], 'resume.json')
  await expect(fieldsOfFile(file)).rejects.toThrow('The file is too large.')
})

test('long lists, endless jobs and broken characters do no harm', () => {
  const found = read({
    basics: { name: 'Asha \ud800' },
    skills: Array.from({ length: 5000 }, (_, index) => ({ name: `Skill ${index}` })),
    work: Array.from({ length: 5000 }, () => ({ startDate: '0001-01-01', endDate: '9999-12' })),
  })
  expect(found.skills?.split('\n')).toHaveLength(30)
  expect(found.full_name).toBe('Asha \ufffd')
  expect(found.experience_years).toBeUndefined()
})
