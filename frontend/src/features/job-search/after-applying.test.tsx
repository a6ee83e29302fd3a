import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JobDetails } from '@/entities/job/types'
import { renderPage } from '@/tests/render-page'
import { AfterApplying } from './after-applying'

vi.mock('./similar-jobs', () => ({ JobsLike: () => null }))
vi.mock('./who-you-are', () => ({ WhoYouAre: () => null }))

const job: JobDetails = { name: 'JPJ-1', title: 'Dyer', category: 'Sales', company_name: 'Rao Textiles' }

test.each([
  ['Applied', 1],
  ['Selected', 0],
] as const)('what follows an application that is %s', (status, count) => {
  renderPage(<AfterApplying job={job} application={{ name: 'JPA-1', status }} />)
  expect(screen.queryAllByText('Rao Textiles reads it and decides. That takes some days.').length).toBe(count)
})

test('after an application for a walk-in its time and place are shown', () => {
  const walkIn: JobDetails = {
    ...job,
    walk_in_days: ['Monday'],
    walk_in_from: '09:00',
    walk_in_to: '13:30',
    walk_in_address: '12 MG Road',
  }
  renderPage(<AfterApplying job={walkIn} application={{ name: 'JPA-1', status: 'Applied' }} />)
  expect(screen.getByText('Walk-in interview: Monday, 9:00 am to 1:30 pm, 12 MG Road')).toBeTruthy()
})
