import { expect, type Page } from '@playwright/test'

/** Waits until the service worker is ready to answer the next visit. */
export async function workerReady(page: Page): Promise<void> {
  // The browser reports it ready while it is still activating.
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated')
}

/** Visits the page again and waits until the worker has cached every script for use without a network. */
export async function releaseKept(page: Page): Promise<void> {
  await workerReady(page)
  await page.reload()
  const manifest = await (await page.request.get('/assets/job_portal/frontend/manifest.json')).json()
  // The worker caches only the texts of the languages in use.
  const scripts: string[] = manifest.release.files.filter((file: string) =>
    /^(?!messages-).*\.js$/.test(file),
  )
  const missing = () =>
    page.evaluate(async (files) => {
      const kept = new Set<string>()
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) kept.add(url.split('/').at(-1) ?? '')
      return files.filter((file) => !kept.has(file))
    }, scripts)
  await expect.poll(missing).toEqual([])
}

/** Deletes the scripts from all caches, like a browser that needs space. */
export function forgetScripts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.endsWith('.js')) await cache.delete(request)
    }
  })
}

/** Every cached answer: its path, and its headers and body as text. */
export function readCaches(page: Page): Promise<{ path: string; content: string }[]> {
  return page.evaluate(async () => {
    const answers = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const headers = JSON.stringify([...(answer?.headers ?? [])])
        answers.push({ path: new URL(request.url).pathname, content: headers + (await answer?.text()) })
      }
    }
    return answers
  })
}
