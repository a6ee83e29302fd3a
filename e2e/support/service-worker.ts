import type { Page } from '@playwright/test'

/** Waits until the page's next visit will be answered by the service worker. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Takes the scripts out of all caches: the browser has made room. */
export function forgetScripts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) if (request.url.endsWith('.js')) await cache.delete(request)
    }
  })
}

/** All that the browser keeps in caches: each answer's address below the site, and its headers and body. */
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
