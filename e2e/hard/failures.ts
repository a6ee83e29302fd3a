import type { Page, Route } from '@playwright/test'

/** What goes wrong between the browser and the server while something is sent. */
export type Failure = {
  name: string
  /** Breaks what answers to `request`; gives what mends it. */
  strike: (page: Page, request: string) => Promise<() => Promise<void>>
  /** What the app says. */
  says: RegExp
  /** The request reaches the server all the same. */
  arrives?: true
}

const UNREACHED = /There was an error reaching the server\. Please check your connection and try again\./
const NOT_OURS = /There was an error: the answer did not come from this site\./
const BROKEN = /API call failed: 5\d\d|There was an error\. Please try again\. \(5\d\d/
const BUSY = /The server is busy\. Please try again in a moment\./

const HTML = '<!doctype html><title>Oops</title><h1>Something is wrong here</h1>'

/** Has each request end as `end` says. */
const ending = (end: (route: Route) => Promise<void>): Failure['strike'] => {
  return async (page, request) => {
    await page.route(request, end)
    return () => page.unroute(request)
  }
}

const answer = (status: number, contentType: string, body: string) =>
  ending((route) => route.fulfill({ status, contentType, body }))

/** A request without an answer is given up after 30 s. */
export const PATIENCE = 45_000

export const lostAnswer: Failure = {
  name: 'the answer is lost on its way',
  strike: ending(async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  }),
  says: UNREACHED,
  arrives: true,
}

const noNetwork: Failure = {
  name: 'there is no network',
  strike: async (page) => {
    await page.context().setOffline(true)
    return () => page.context().setOffline(false)
  },
  says: UNREACHED,
}

/** Those that strike one request, and leave the network and the rest of the site alone. */
export const brokenAnswers: Failure[] = [
  {
    name: 'the connection breaks',
    strike: ending((route) => route.abort('connectionreset')),
    says: UNREACHED,
  },
  {
    name: 'the server answers 500 in HTML',
    strike: answer(500, 'text/html', HTML),
    says: BROKEN,
  },
  {
    name: 'the server answers 500 with a traceback',
    strike: answer(500, 'application/json', JSON.stringify({ exc: '["Traceback"]', exc_type: 'KeyError' })),
    says: BROKEN,
  },
  {
    name: 'the proxy answers 503',
    strike: answer(503, 'text/html', HTML),
    says: BUSY,
  },
  {
    name: 'the proxy gives up on a server that goes on',
    strike: ending(async (route) => {
      await route.fetch()
      await route.fulfill({ status: 504, contentType: 'text/html', body: HTML })
    }),
    says: BROKEN,
    arrives: true,
  },
  {
    name: 'a public Wi-Fi answers',
    strike: answer(200, 'text/html', HTML),
    says: NOT_OURS,
  },
  {
    name: 'half of an answer comes',
    strike: answer(200, 'application/json', '{"message": {"name": "JPC-0'),
    says: NOT_OURS,
  },
  {
    name: 'no answer ever comes',
    // Neither answered nor refused; Playwright lets it go when the trouble is mended.
    strike: ending(() => new Promise(() => undefined)),
    says: UNREACHED,
    arrives: true,
  },
  lostAnswer,
]

export const failures: Failure[] = [noNetwork, ...brokenAnswers]
