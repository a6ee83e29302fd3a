import { expect, test } from 'vitest'
import { appliedJobs, jobs } from './data'

test('three jobs are applied for, each of them a job of the list', () => {
  expect(appliedJobs).toHaveLength(3)
  const titles = jobs.map(({ title }) => title)
  for (const { title } of appliedJobs) expect(titles).toContain(title)
})
