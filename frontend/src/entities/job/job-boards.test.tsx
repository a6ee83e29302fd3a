import { expect, test } from 'vitest'
import { jobBoardOf, noteJobBoard } from './job-boards'

const land = (job: string, query: string) => {
  window.history.replaceState(null, '', `/frontend/job-details/${job}${query}`)
  noteJobBoard(job)
}

test('the job board of the link is stored only for its job', () => {
  land('JPJ-1', '?utm_source=linkedin')
  land('JPJ-2', '?utm_source=newsletter')
  land('JPJ-3', '')
  land('JPJ-1', '')
  expect(['JPJ-1', 'JPJ-2', 'JPJ-3'].map(jobBoardOf)).toEqual(['LinkedIn', undefined, undefined])
})
