// @vitest-environment happy-dom

import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import type { ApplicationStatus } from '@/entities/application/types'
import { appliedJobOf } from '@/entities/application/wire'
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
  render(
    <ChakraProvider value={createSystem(defaultBaseConfig)}>
      <MemoryRouter>{application && <ApplicationPart job={job} application={application} />}</MemoryRouter>
    </ChakraProvider>,
  )
  expect(screen.getByText('History')).toBeTruthy()
  expect(Boolean(screen.queryByText('This job takes no more applications.'))).toBe(isSaid)
})
