import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { boot } from '@/lib/boot'
import { renderPage } from '@/tests/render-page'
import { AppliedJobCard } from './applied-job-card'
import type { AppliedJob } from './types'

test('the time since the application counts from now, since the data may be an old copy', () => {
  boot.time_zone = 'Asia/Kolkata'
  vi.useFakeTimers({ now: new Date('2026-11-20T10:02:00+05:30'), toFake: ['Date'] })
  const job: AppliedJob = {
    name: 'JPJ-00001',
    title: 'Loom Operator',
    category: 'Engineering',
    application: 'JPA-00001',
    status: 'Applied',
    applied_on: '2026-11-20 10:00:00',
    history: [],
    job_status: 'Live',
  }
  vi.setSystemTime(new Date('2026-11-23T10:02:00+05:30'))
  renderPage(<AppliedJobCard job={job} />)
  expect(screen.getByText('Applied 3 days ago')).toBeTruthy()
})
