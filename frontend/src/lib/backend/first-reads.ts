import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { readJson, storageKeys, writeJson } from '@/lib/storage'
import { readPlainly } from './plain-read'
import { readSession, type Session } from './session'

/*
 * The first calls of a screen, sent without the SDK, and at best before the app has loaded: the calls of one start are
 * stored for the next one at the same address, whose page sends them by an inline script (app/early-reads.ts) while the
 * scripts arrive. Only calls are stored, never answers.
 */

type Params = Record<string, unknown>

/** The stored calls, such as 'job_portal.api.get_notifications?limit=1', by the page's path and query. */
export type FirstReads = { owner: string; calls: Record<string, string[]> }

/** The calls that the inline script has sent. */
export type EarlyReads = {
  /** The session's token of these calls. */
  token: string
  /** The answers by call; undefined for a failure. The app then calls again and reports its failure. */
  answers: Record<string, Promise<unknown>[]>
}

/** Later calls are not of the first screen, and answers would be old. */
const FIRST_MS = 5_000
const MOST_ADDRESSES = 20
const MOST_CALLS = 8

const addressNow = () => (isInBrowser ? location.pathname + location.search : '')

/** The screen whose first calls are noted. Only at the start were any sent early. */
let screen = { address: addressNow(), since: performance.now(), calls: [] as string[], isStart: true }

/** The call as in a URL; undefined where its parameters are no plain values. */
function urlOf(method: string, params: Params): string | undefined {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined)
  if (given.some(([, value]) => typeof value === 'object')) return undefined
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${method}?${query}` : method
}

let needsSdk = true
const underWay = new Set<Promise<unknown>>()

/** From now on the SDK makes the calls. */
export function sdkIsLoaded(): void {
  needsSdk = false
}

/** Waits for the first answers, which the SDK's scripts would delay. */
export const firstAnswers = (): Promise<unknown> => Promise.all(underWay)

function send(call: string, session: Session): Promise<unknown> {
  const answer = readPlainly(call, session)
  underWay.add(answer)
  void answer.then(() => underWay.delete(answer))
  return answer
}

/** Stops the use of early answers on this screen. Call it before a write, which may make them outdated. */
export function endFirstReads(): void {
  screen.since = Number.NEGATIVE_INFINITY
}

// A read that depends on typed text, such as a pincode, is not a first read.
if (isInBrowser) addEventListener('input', endFirstReads, true)

/** A start notes all calls of the screen. After a change of screens some are cached, so an existing list stays. */
function note(call: string, owner: string): void {
  const { address, calls: noted, isStart } = screen
  const kept = readJson<FirstReads>(storageKeys.firstReads)
  const { [address]: before, ...others } = kept?.owner === owner ? kept.calls : {}
  if (noted.length === MOST_CALLS || (before && noted.length === 0 && !isStart)) {
    endFirstReads()
    return
  }
  noted.push(call)
  const calls = Object.fromEntries([...Object.entries(others).slice(1 - MOST_ADDRESSES), [address, noted]])
  writeJson(storageKeys.firstReads, { owner, calls } satisfies FirstReads)
}

/**
 * The answer of a first call of the account, without the SDK: the early one, once for each time that it was sent, or one
 * of a request now, until the SDK has loaded. Otherwise undefined: the SDK calls. Notes the call for the next start. The
 * promise gives undefined for a failure.
 */
export function takeEarly(method: string, params: Params = {}): Promise<unknown> | undefined {
  const address = addressNow()
  if (screen.address !== address) screen = { address, since: performance.now(), calls: [], isStart: false }
  const session = readSession()
  // In token mode the cookie does not sign in.
  if (!session || boot.token_mode || performance.now() - screen.since > FIRST_MS) return undefined
  const call = urlOf(method, params)
  if (!call) return undefined
  note(call, session.user.email)
  const { token, answers } = window.earlyReads ?? {}
  const isOurs = screen.isStart && token === session.token
  return (isOurs ? answers?.[call]?.shift() : undefined) ?? (needsSdk ? send(call, session) : undefined)
}
