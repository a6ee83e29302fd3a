import { postJob } from '../support/market'
import { expect, test } from '../support/test'

// The other tests of the market come after this one (playwright.config.ts).
test('the first published job makes the market live for everybody', async ({ page, employer }) => {
  const name = await postJob(employer, { title: 'Night Watch' })
  const boot = await (await page.request.get('/api/method/job_portal.api.get_boot')).json()
  expect(boot.message.market).toBe('live')
  const jobs = await (await page.request.get('/api/method/job_portal.api.list_jobs')).json()
  expect(jobs.message.items.map((job: { name: string }) => job.name)).toContain(name)
})
