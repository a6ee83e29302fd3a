import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { root } from '../../scripts/lib/paths.mjs'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

/** Jobs whose JSON-LD has every part: a place, a home, a branch, pay as a range, as one amount, per hour, and none. */
const kinds = [
  { job_location: 'Near the mill gate' },
  { work_location_type: 'Work from Home', pincode: '', job_type: 'Both' },
  { add_branch_detail: true, branch_name: 'Peenya', address_line1: '4th Main', max_salary: '' },
  { min_salary: '', max_salary: '', job_type: 'Part Time', pay_type: 'Hourly' },
  { pay_min: '60', pay_max: '80', pay_unit: 'Hour', job_type: 'Part Time', pay_type: 'Weekly' },
]

/** The JSON-LD of a job's page. */
async function postingOf(request: APIRequestContext, job: string): Promise<string> {
  const text = await (await request.get(`/frontend/job-details/${job}`)).text()
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? []
  expect(json, text).toBeTruthy()
  return String(json)
}

/** TypeScript's errors for the texts as `JobPosting` of schema-dts; '' if they are right. */
function complaints(file: string, postings: string[]): string {
  const list = `[${postings.join(',\n')}] satisfies WithContext<JobPosting>[]`
  writeFileSync(
    file,
    `import type { JobPosting, WithContext } from 'schema-dts'\nexport const postings = ${list}\n`,
  )
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--moduleResolution',
    'bundler',
    '--module',
    'esnext',
  ]
  const { error, stdout } = spawnSync(
    join(root, 'frontend/node_modules/.bin/tsc'),
    ['--ignoreConfig', ...options, file],
    { encoding: 'utf8' },
  )
  if (error) throw error
  return stdout
}

test('the JSON-LD of jobs has the types of schema.org', async ({ employer, request }, testInfo) => {
  const postings: string[] = []
  for (const kind of kinds) postings.push(await postingOf(request, await postJob(employer, kind)))
  // In the output folder, beside the packages. This folder's own type check ignores `.mts`.
  const file = testInfo.outputPath('postings.mts')
  expect(complaints(file, postings)).toBe('')
  expect(postings.join()).toContain('"streetAddress"')

  // Checks that a wrong name and a wrong type are reported.
  const [first = ''] = postings
  const wrong = [first.replace('"addressLocality"', '"adressLocality"'), first.replace('"MONTH"', '5')]
  const said = complaints(file, wrong)
  expect(said).toContain('adressLocality')
  expect(said).toContain('unitText')
})
