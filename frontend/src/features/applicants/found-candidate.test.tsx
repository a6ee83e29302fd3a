import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CandidateDetails } from '@/entities/candidate/details'
import { renderPage } from '@/tests/render-page'
import { FoundCandidate } from './found-candidate'

const question = { id: 'q1', text: 'Do you weave?', kind: 'yes_no', answer: true, fits: null }

test.each([[[]], [[question]]])('a job without questions has no part for answers: %j', (answers) => {
  const application = { name: 'JPA-1', job: 'JPJ-1', status: 'Applied', applied_on: '2026-11-27', answers }
  const candidate = { id: 'JPA-1', name: 'Asha Rao', applications: [application] }
  const details = { history: [] }
  renderPage(<FoundCandidate found={{ candidate, profile: {}, details } as unknown as CandidateDetails} />)
  expect(screen.queryAllByRole('heading', { name: 'Questions before applying' })).toHaveLength(answers.length)
})
