import { expect, test } from 'vitest'
import { candidateIn, candidatePath } from './candidate-links'
import { workOf } from './candidate-parts'
import type { ApplicationStatus } from './types'
import { applicantOf, matchOf } from './wire'

const APPLIED = {
  name: 'JPA-00001',
  status: 'Applied' as ApplicationStatus,
  applied_on: '2026-11-23 09:30:00',
  job: 'JPJ-00001',
  job_title: 'Weaver',
  has_resume: true,
}

test('what a person did not tell is empty', () => {
  const nobody = applicantOf({ ...APPLIED, candidate: { name: 'Asha', experience_years: null } })
  expect(nobody).toMatchObject({ location: '', experience: '', expectedSalary: null, isVerified: false })
  expect(workOf(nobody)).toBe('')
})

test.each([
  [1, '1 year'],
  [3, '3 years'],
])('%d years of experience are %s', (years, words) => {
  expect(applicantOf({ ...APPLIED, candidate: { name: 'Asha', experience_years: years } }).experience).toBe(
    words,
  )
})

test('expected pay is as the person tells it', () => {
  const candidate = { name: 'Asha', expected_salary: 20800, pay_expected: 800, pay_unit: 'Day' }
  const told = { expectedSalary: 20800, expectedPay: { amount: 800, unit: 'Day' } }
  expect(applicantOf({ ...APPLIED, candidate })).toMatchObject(told)
  const byMonth = { ...candidate, pay_expected: 20800, pay_unit: 'Month' }
  expect(applicantOf({ ...APPLIED, candidate: byMonth })).not.toHaveProperty('expectedPay')
})

test('work is told as far as it is known', () => {
  const workAs = (headline: string, company: string) =>
    workOf(applicantOf({ ...APPLIED, candidate: { name: 'Asha', headline, current_company: company } }))
  expect([workAs('Weaver', 'Rao Mills'), workAs('Weaver', ''), workAs('', 'Rao Mills')]).toEqual([
    'Weaver at Rao Mills',
    'Weaver',
    'At Rao Mills',
  ])
})

test('a candidate is found again by the address of their screen', () => {
  const whom = (path = '') => candidateIn(new URLSearchParams(path.split('?')[1]))
  const applicant = applicantOf({ ...APPLIED, candidate: { name: 'Asha' } })
  const match = matchOf('JPJ-00001', { searcher: 'JPS-00001', candidate: { name: 'Asha' } })
  expect(whom(candidatePath(applicant))).toEqual({ application: 'JPA-00001' })
  expect(whom(candidatePath(match))).toEqual({ job: 'JPJ-00001', searcher: 'JPS-00001' })
  expect(whom('/candidate?job=JPJ-00001')).toBeNull()
})
