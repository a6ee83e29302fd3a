import type { Page, Route } from '@playwright/test'

// What a real server or network cannot be made to do at will. A test that uses these says why.

function closedGate(): { gate: Promise<void>; letGo: () => void } {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  return { gate, letGo }
}

/** Holds the requests to `url` back until the returned function is called: what shows in the meantime stays. */
export async function holdUp(page: Page, url: string | RegExp): Promise<() => void> {
  const { gate, letGo } = closedGate()
  await page.route(url, async (route) => {
    await gate
    await route.continue()
  })
  return letGo
}

/** The same for the answer to the next request: the server has done by then what it was asked for. */
export async function holdUpAnswer(page: Page, url: string): Promise<() => void> {
  const { gate, letGo } = closedGate()
  const hold = async (route: Route) => {
    const response = await route.fetch()
    await gate
    await route.fulfill({ response })
  }
  await page.route(url, hold, { times: 1 })
  return letGo
}

/** Waits until the page has had an answer of the method, and has done what it does with it: a frame later. */
export async function takenIn(page: Page, method: string): Promise<void> {
  await page.waitForFunction(
    (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
    `/api/method/${method}`,
  )
}

type Answer = { status?: number } & (
  | { message: unknown }
  | { body: object }
  | { html: string }
  /** A refusal in Frappe's envelope, with the sentence for the person. */
  | { sentence: string; exception?: string }
)

/** Answers the requests to `url` in the server's place, until the returned function is called. */
export async function refuseWith(page: Page, url: string, answer: Answer): Promise<() => Promise<void>> {
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
