import { expect, test } from 'vitest'
import { samplesOf } from '@/entities/samples'
import { rupees } from '@/lib/format'
import { findSampleJob, searchJobs } from './calls'

test('the sample has four jobs with the promised salaries', async () => {
  const jobs = await samplesOf('jobs')
  expect(jobs.map(({ salary = 0 }) => rupees(salary))).toEqual(['₹19,000', '₹10,000', '₹12,000', '₹20,000'])
})

test('a job is found by its id, the newest without one, none by an unknown one', async () => {
  expect((await findSampleJob('3'))?.title).toBe('Marketing Executive')
  expect((await findSampleJob(null))?.id).toBe('1')
  expect(await findSampleJob('missing')).toBeNull()
})

test.each([
  ['', ['1', '2', '3', '4']],
  ['maharashtra', ['1', '2']],
  ['  Accountant nagpur ', ['2']],
  ['pilot', []],
])('searching for %j finds %j', async (text, ids) => {
  expect(searchJobs(await samplesOf('jobs'), text).map(({ id }) => id)).toEqual(ids)
})

test('the sample categories are those of the category screen', async () => {
  expect((await samplesOf('categories')).map(({ name, jobs }) => [name, jobs])).toEqual([
    ['BA', 208],
    ['QA', 152],
    ['PM', 98],
  ])
})
