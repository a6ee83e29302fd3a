import type { Page } from '@playwright/test'

/** Waits until the service worker is ready to answer the next visit. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** Deletes the scripts from all caches, as a browser does that needs space. */
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
