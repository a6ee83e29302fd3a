// @vitest-environment happy-dom

import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { ApplicationStatus } from '@/entities/application/types'
import { appliedJobOf } from '@/entities/application/wire'
import { renderPage } from '@/tests/render-page'
import { ApplicationPart } from './application-part'

afterEach(cleanup)

test.each<[ApplicationStatus, boolean]>([
  ['Applied', true],
  ['Withdrawn', true],
  ['Selected', false],
  ['Not selected', false],
])('who is %s reads that a closed job takes no more applications: %s', (status, isSaid) => {
  const job = appliedJobOf({
    name: 'JPJ-1',
    title: 'Dyer',
    category: 'Sales',
    application: 'JPA-1',
    status,
    applied_on: '2026-11-20 10:00:00',
    history: [],
    job_status: 'Closed',
  })
  const { application } = job
  renderPage(application && <ApplicationPart job={job} application={application} />)
  expect(screen.getByText('History')).toBeTruthy()
  expect(Boolean(screen.queryByText('This job takes no more applications.'))).toBe(isSaid)
})
