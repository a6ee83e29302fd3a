import { expect, type Page, type Route } from '@playwright/test'

// Answers and delays that the real server does not give. A test that uses them says why.

/** Matches requests to a method, with or without a query. */
export const methodUrl = (name: string): string => `**/api/method/${name}*`

function closedGate(): { gate: Promise<void>; letGo: () => void } {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { gate, letGo }
}

/** Holds requests to `url` until the returned function is called. The screen stays in its loading state. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { gate, letGo } = closedGate()
  await page.route(url, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

/**
 * Makes the browser one without service workers: what a worker serves from its cache bypasses `holdRequests`, and if
 * Playwright blocks a worker, it writes to the console.
 */
export async function turnOffWorker(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
}

/** Holds the answer to the next request until the returned function is called. By then the server has processed it. */
export async function holdAnswer(page: Page, url: string): Promise<() => void> {
  const { gate, letGo } = closedGate()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await gate
    await route.fulfill({ response })
  }
  await page.route(url, hold, { times: 1 })
  return letGo
}

/** Waits until the page has handled an answer of the method: one frame after it arrived. */
export async function waitForAnswer(page: Page, method: string): Promise<void> {
  await page.waitForFunction(
    (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
    `/api/method/${method}`,
  )
}

type Answer = { status?: number } & (
  | { message: unknown }
  | { body: object }
  | { html: string }
  /** A refusal in Frappe's format, with the message to show. */
  | { sentence: string; exception?: string }
)

/** Answers requests to `url` instead of the server, until the returned function is called. */
export async function answerWith(page: Page, url: string, answer: Answer): Promise<() => Promise<void>> {
  const { status = 200 } = answer
  await page.route(url, (route) =>
    'html' in answer
      ? route.fulfill({ status, contentType: 'text/html', body: answer.html })
      : route.fulfill({ status, json: bodyOf(answer) }),
  )
  return () => page.unroute(url)
}

function bodyOf(answer: Exclude<Answer, { html: string }>): object {
  if ('body' in answer) return answer.body
  if ('message' in answer) return { message: answer.message }
  const { sentence, exception = 'ValidationError' } = answer
  return { exc_type: exception, _server_messages: JSON.stringify([JSON.stringify({ message: sentence })]) }
}

/** Makes the network as slow as 2G or 3G. */
export async function slowDown(page: Page, { bytesPerSecond }: { bytesPerSecond: number }): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
}

/** Blocks the script that contains `text`. The rest of the screen must work without it. */
export async function withoutScript(page: Page, text: string): Promise<void> {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes(text)) await route.abort()
    else await route.fulfill({ response })
  })
}

/** Opens a rendered page, below /frontend/. A busy server may answer with the plain page, which is asked for again. */
export async function openRendered(
  page: Page,
  path: string,
  waitUntil: 'commit' | 'load' = 'load',
): Promise<void> {
  await expect(async () => {
    const response = await page.goto(`/frontend/${path}`, { waitUntil })
    expect(await response?.text()).toContain('<meta name="prerendered"')
  }).toPass()
  await expect(page.getByRole('main')).toBeVisible()
}

/** Opens a rendered page and holds its scripts until the returned function is called. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const letGo = await holdRequests(page, '**/*.js')
  await openRendered(page, path, 'commit')
  return async () => {
    letGo()
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  }
}
