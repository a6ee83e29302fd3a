import type { Page, Route } from '@playwright/test'

/** A failure between the browser and the server. */
type Failure = {
  name: string
  /** Starts the failure for `request`. Returns a function that ends it. */
  start: (page: Page, request: string) => Promise<() => Promise<void>>
  /** The app's message for it. */
  says: RegExp
  /** The request reaches the server, but its answer is lost. */
  arrives?: true
}

const UNREACHED = /There was an error reaching the server\. Please check your connection and try again\./
const NOT_OURS = /There was an error: the answer did not come from this site\./
const BROKEN = /API call failed: 5\d\d|There was an error\. Please try again\. \(5\d\d/
const BUSY = /The server is busy\. Please try again in a moment\./

const HTML = '<!doctype html><title>Oops</title><h1>Something is wrong here</h1>'

/** Handles each request with `end`. */
const ending = (end: (route: Route) => Promise<void>): Failure['start'] => {
  return async (page, request) => {
    await page.route(request, end)
    // The app may be sending another request at this moment.
    return () => page.unrouteAll({ behavior: 'ignoreErrors' })
  }
}

const answer = (status: number, contentType: string, body: string) =>
  ending((route) => route.fulfill({ status, contentType, body }))

/** The app gives up on a request after 30 s (docs/behaviour.md#delays). */
export const GIVE_UP_TIMEOUT = 45_000

export const lostAnswer: Failure = {
  name: 'the answer is lost on its way',
  start: ending(async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }),
  says: UNREACHED,
  arrives: true,
}

const noNetwork: Failure = {
  name: 'there is no network',
  start: async (page) => {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  },
  says: UNREACHED,
}

/** Failures of one request. The rest of the site can be reached. */
export const brokenAnswers: Failure[] = [
  {
    name: 'the connection breaks',
    start: ending((route) => route.abort('connectionreset')),
    says: UNREACHED,
  },
  {
    name: 'the server answers 500 in HTML',
    start: answer(500, 'text/html', HTML),
    says: BROKEN,
  },
  {
    name: 'the server answers 500 with a traceback',
    start: answer(500, 'application/json', JSON.stringify({ exc: '["Traceback"]', exc_type: 'KeyError' })),
    says: BROKEN,
  },
  {
    name: 'the proxy answers 503',
    start: answer(503, 'text/html', HTML),
    says: BUSY,
  },
  {
    name: 'the proxy gives up on a server that goes on',
    start: ending(async (route) => {
      await route.fetch()
      await route.fulfill({ status: 504, contentType: 'text/html', body: HTML })
    }),
    says: BROKEN,
    arrives: true,
  },
  {
    name: 'a public Wi-Fi answers',
    start: answer(200, 'text/html', HTML),
    says: NOT_OURS,
  },
  {
    name: 'half of an answer comes',
    start: answer(200, 'application/json', '{"message": {"name": "JPC-0'),
    says: NOT_OURS,
  },
  {
    name: 'no answer ever comes',
    // Playwright continues the request when the route is removed.
    start: ending(() => new Promise(() => undefined)),
    says: UNREACHED,
    arrives: true,
  },
  lostAnswer,
]

export const failures: Failure[] = [noNetwork, ...brokenAnswers]
