import type { JSHandle, Page } from '@playwright/test'
import { OwnSite } from '../support/own-site'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

const CHAT = 'features/conversations/chat-screen.tsx'

const shown = (page: Page, words: string) =>
  expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()

/** The service worker that controls the page. */
async function workerOf(page: Page): Promise<JSHandle<ServiceWorker | null>> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return page.evaluateHandle(() => navigator.serviceWorker.controller)
}

/** Updates the service worker, as a browser does at each launch, and waits until the new one controls the page. */
async function takeUp(page: Page, release: string, earlier: JSHandle<ServiceWorker | null>): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await page.waitForFunction((before) => {
    const worker = navigator.serviceWorker.controller
    return worker !== before && worker?.state === 'activated'
  }, earlier)
  expect((await page.evaluate(() => caches.keys())).at(-1)).toBe(`job-portal-${release}`)
}

test('open tabs keep their release, the next tab gets the new one, and the worker can be removed', async ({
  page,
  context,
}) => {
  // It copies the clone, starts a host and builds a release.
  test.slow()
  const site = await OwnSite.start()
  try {
    const late = await context.newPage()
    for (const tab of [page, late]) await tab.goto(`${site.url}/frontend/signup`)
    await page.getByLabel('Name').fill('Asha Rao')
    const earlier = await workerOf(page)

    const first = await site.manifest()
    await site.release(CHAT, "label={__('Talk')}", "label={__('Chat')}")
    const second = await site.manifest()
    expect(second.previous).toEqual(first.release)
    await takeUp(page, second.release.id, earlier)
    await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
    await goWithin(page, 'chat')
    await shown(page, 'Chat')

    const next = await context.newPage()
    await next.goto(`${site.url}/frontend/chat`)
    await shown(next, 'Talk')

    // The server keeps the files of one earlier release, then deletes them. A browser may delete its copies, too.
    const old = first.release.files.filter((file) => !second.release.files.includes(file))
    for (const file of old) {
      const { status } = await fetch(`${site.url}/assets/job_portal/frontend/${file}`, { method: 'HEAD' })
      expect(status, file).toBe(200)
    }
    await site.remove(old)
    await page.evaluate((name) => caches.delete(name), `job-portal-${first.release.id}`)
    await (await context.newCDPSession(late)).send('Network.clearBrowserCache')
    await goWithin(late, 'chat')
    await expect(late.getByRole('heading', { name: 'A new version is ready' })).toBeVisible()
    await late.getByRole('button', { name: 'Reload' }).click()
    await shown(late, 'Talk')

    await site.remove(['service-worker.js'])
    await next.reload()
    await shown(next, 'Talk')
    await expect.poll(() => next.evaluate(() => caches.keys())).toEqual([])
    expect(await next.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([])
  } finally {
    await site.stop()
  }
})
