import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '@/tests/render-page'
import { candidateIn, candidatePath } from './candidate-links'
import { CandidateFacts, experienceOf, workOf } from './candidate-parts'
import { type ApplicationStatus, applicantOf, matchOf } from './types'

const APPLIED = {
  name: 'JPA-00001',
  status: 'Applied' as ApplicationStatus,
  applied_on: '2026-11-23 09:30:00',
  job: 'JPJ-00001',
  job_title: 'Weaver',
  has_resume: true,
}

const personOf = (told: object) => applicantOf({ ...APPLIED, candidate: { name: 'Asha', ...told } })

test('unknown details of a person are empty', () => {
  const nobody = personOf({ experience_years: null })
  expect([experienceOf(nobody), workOf(nobody)]).toEqual(['', ''])
})

test.each([
  [1, '1 year'],
  [3, '3 years'],
])('%d years of experience are %s', (years, words) => {
  expect(experienceOf(personOf({ experience_years: years }))).toBe(words)
})

test.each([
  [{ pay_expected: 800, pay_unit: 'Day' }, '₹800 a day about ₹20,800 a month'],
  [{ pay_expected: 20_800, pay_unit: 'Month' }, '₹20,800 per month '],
  [{}, '₹20,800 per month '],
])('expected pay is shown as the person tells it: %j', (told, words) => {
  renderPage(<CandidateFacts candidate={personOf({ expected_salary: 20_800, ...told })} />)
  expect(screen.getByRole('listitem').textContent).toBe(words)
})

test("a person's work shows the known parts", () => {
  const workAs = (headline: string, company: string) =>
    workOf(personOf({ headline, current_company: company }))
  expect([workAs('Weaver', 'Rao Mills'), workAs('Weaver', ''), workAs('', 'Rao Mills')]).toEqual([
    'Weaver at Rao Mills',
    'Weaver',
    'At Rao Mills',
  ])
})

test('a candidate is found by the address of their screen', () => {
  const whom = (path = '') => candidateIn(new URLSearchParams(path.split('?')[1]))
  const applicant = applicantOf({ ...APPLIED, candidate: { name: 'Asha' } })
  const match = matchOf({ job: 'JPJ-00001', searcher: 'JPS-00001', candidate: { name: 'Asha' } })
  expect(whom(candidatePath(applicant))).toEqual({ application: 'JPA-00001' })
  expect(whom(candidatePath(match))).toEqual({ job: 'JPJ-00001', searcher: 'JPS-00001' })
  expect(whom('/candidate?job=JPJ-00001')).toBeNull()
})
