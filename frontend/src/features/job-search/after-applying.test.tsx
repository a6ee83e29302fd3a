import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { JobDetails } from '@/entities/job/types'
import { renderPage } from '@/tests/render-page'
import { AfterApplying } from './after-applying'

vi.mock('./similar-jobs', () => ({ JobsLike: () => null }))
vi.mock('./who-you-are', () => ({ WhoYouAre: () => null }))

test('after an application for a walk-in it is said when and where', () => {
  const job = {
    title: 'Dyer',
    company: { name: 'Rao Textiles' },
    walkIn: {
      when: 'Monday, 9:00 am to 1:30 pm',
      address: '12 MG Road',
      days: ['Monday'] as readonly string[],
    },
  } as JobDetails
  renderPage(<AfterApplying job={job} application={{ name: 'JPA-1', status: 'Applied' }} />)
  expect(screen.getByText('Walk-in interview: Monday, 9:00 am to 1:30 pm, 12 MG Road')).toBeTruthy()
})
