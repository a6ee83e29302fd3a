import { expect, test } from 'vitest'
import type { ApplicationSummary } from '@/entities/candidate/types'
import { invitedByJob } from './offer-times'

test('times are offered to all who can be invited, job by job', () => {
  const rows = [
    ['JPA-1', 'Applied', 'JPJ-1'],
    ['JPA-2', 'Shortlisted', 'JPJ-2'],
    ['JPA-3', 'Interview', 'JPJ-1'],
    ['JPA-4', 'Selected', 'JPJ-1'],
    ['JPA-5', 'Shortlisted', 'JPJ-1'],
  ] as const
  const chosen = rows.map(([name, status, job]) => ({ name, status, job }) as ApplicationSummary)
  expect([...invitedByJob(chosen)]).toEqual([
    ['JPJ-1', ['JPA-1', 'JPA-5']],
    ['JPJ-2', ['JPA-2']],
  ])
})
