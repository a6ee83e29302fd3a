import type { Page } from '@playwright/test'
import { postJob } from '../support/market'
import { readCaches, workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

/** Whether the page comes from the service worker's cache. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(() => JSON.parse(String(document.getElementById('boot')?.textContent)).shell === true)

test('the second visit of a job shows the server’s page, or the cached one without a network', async ({
  page,
  sharedEmployer,
}) => {
  const job = await postJob(sharedEmployer, { title: 'Net Maker' })
  await page.goto(`/frontend/job-details/${job}`)
  await expect(page.getByRole('heading', { name: 'Net Maker' })).toBeVisible()
  await workerReady(page)
  await expect.poll(() => page.evaluate(() => caches.has('live-market'))).toBe(true)
  // The worker waits for a busy server until a timer ends (service-worker/fresh.ts). The test ends the timer at once.
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate('self.setTimeout = () => 0')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Net Maker' })).toBeVisible()
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  expect(await isKept(page)).toBe(false)
  // The server does not render this page.
  await page.goto('/frontend/login')
  expect(await isKept(page)).toBe(true)

  await page.context().setOffline(true)
  await page.goto(`/frontend/job-details/${job}`)
  expect(await isKept(page)).toBe(true)
  await page.context().setOffline(false)
  await page.reload()
  expect(await isKept(page)).toBe(false)
  await expect(page.getByRole('heading', { name: 'Net Maker' })).toBeVisible()
})

test('an account’s first reads are sent with the cached page, once each, and are not cached', async ({
  page,
  employer,
}) => {
  await postJob(employer, { title: 'Bobbin Carrier' })
  const open = async () => {
    await page.goto('/frontend/my-jobs')
    await expect(page.getByRole('heading', { name: 'Bobbin Carrier' })).toBeVisible()
  }
  await open()
  await workerReady(page)
  // The first cached page notes that it also asks for its boot.
  await open()
  expect(await isKept(page)).toBe(true)

  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/method/')
    if (call) calls.push(call)
  })
  await open()
  expect(await isKept(page)).toBe(true)
  const unused = () =>
    page.evaluate(() => {
      const { earlyReads } = window as { earlyReads?: { answers: Record<string, unknown[]> } }
      return Object.values(earlyReads?.answers ?? {}).flat().length
    })
  await expect.poll(unused).toBe(0)
  expect(calls).toContain('job_portal.api.get_posted_jobs')
  expect(calls).toContain('job_portal.api.get_boot')
  expect(calls).toEqual([...new Set(calls)])
  const kept = JSON.stringify(await readCaches(page))
  for (const secret of ['Bobbin Carrier', employer.session.token]) expect(kept).not.toContain(secret)
})
