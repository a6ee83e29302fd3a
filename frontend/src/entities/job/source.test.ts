import { expect, test } from 'vitest'
import { rupees } from '@/lib/format'
import { findJob, listAppliedJobs, listJobs, searchJobs } from './source'

test('the sample has four jobs with the promised salaries', async () => {
  const jobs = await listJobs()
  expect(jobs.map(({ salary }) => rupees(salary))).toEqual(['₹19,000', '₹10,000', '₹12,000', '₹20,000'])
})

test('the sample has three applied jobs, each of them a job of the list', async () => {
  const applied = await listAppliedJobs()
  expect(applied).toHaveLength(3)
  const titles = (await listJobs()).map(({ title }) => title)
  for (const { title } of applied) expect(titles).toContain(title)
})

test('a job is found by its id, the newest without one, none by an unknown one', async () => {
  expect((await findJob('3'))?.title).toBe('Marketing Executive')
  expect((await findJob(null))?.id).toBe('1')
  expect(await findJob('missing')).toBeNull()
})

test.each([
  ['', ['1', '2', '3', '4']],
  ['maharashtra', ['1', '2']],
  ['  Accountant nagpur ', ['2']],
  ['pilot', []],
])('searching for %j finds %j', async (text, ids) => {
  expect(searchJobs(await listJobs(), text).map(({ id }) => id)).toEqual(ids)
})
