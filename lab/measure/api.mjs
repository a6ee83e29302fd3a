// npm run lab -- api: throughput of the page and of each method, alternating with an empty whitelisted method
// (`ping`), and the cost of a call for each part of a bench on this machine. Against BASE_URL if it is set, else
// against a fresh embedded host. Prints figures without a verdict. `-- api WORD...` measures only repeatable calls
// whose name contains one of the words.

import { cpus } from 'node:os'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { CallError, Client } from '../../scripts/lib/client.mjs'
import { withHost } from '../../scripts/lib/host.mjs'
import { setUpToServe } from '../../scripts/lib/setup.mjs'
import { run } from '../../scripts/lib/steps.mjs'
import { callsOfMany, callsOfNewAccounts, repeatableCalls } from './calls.mjs'
import { median } from './figures.mjs'
import { processorTime } from './processor-time.mjs'

const CALLERS = 4
/** More callers than the bench has processes, each with its own session. */
const MANY_CALLERS = 8
const ROUND_MS = 500
// Many short rounds, so that other work on the machine affects both sides alike.
const ROUNDS = 7
const wanted = process.argv.slice(2)

/** @typedef {import('./calls.mjs').Call} Call */

/**
 * Repeats one call until the round's time is up.
 * @param {(n: number) => Promise<unknown>} once
 * @returns {Generator<Call, void>}
 */
function* round(once) {
  const until = performance.now() + ROUND_MS
  while (performance.now() < until) {
    const n = serial++
    yield () => once(n)
  }
}
let serial = 0

/**
 * @param {Iterator<Call>} calls of one round
 * @param {number} callers the number of parallel callers
 * @returns {Promise<{perSecond: number, refused: number, costs: import('./processor-time.mjs').Times}>} costs: of a
 *   call, in ms of a core
 */
async function throughput(calls, callers = CALLERS) {
  const began = performance.now()
  const before = processorTime()
  let done = 0
  let refused = 0
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (let next = calls.next(); !next.done; next = calls.next()) {
        try {
          await next.value()
          done++
        } catch (error) {
          if (!(error instanceof CallError)) throw error
          refused++
        }
      }
    }),
  )
  const perSecond = (done * 1000) / (performance.now() - began)
  const after = processorTime()
  /** @param {keyof typeof after} part */
  const cost = (part) => (after[part] - before[part]) / (done + refused)
  return { perSecond, refused, costs: { web: cost('web'), database: cost('database'), cache: cost('cache') } }
}

/** @param {string} baseUrl */
async function measure(baseUrl) {
  const administrator = await Administrator.signIn(baseUrl)
  await administrator.useTrialGateway()
  const stranger = new Client(baseUrl)

  /** @param {string} name @param {(() => Iterator<Call>)[]} rounds @param {number} [callers] */
  async function compare(name, rounds, callers) {
    const measured = /** @type {Record<'ping' | 'method', Awaited<ReturnType<typeof throughput>>>[]} */ ([])
    for (const calls of rounds) {
      const ping = await throughput(
        round(() => stranger.call('ping')),
        callers,
      )
      measured.push({ ping, method: await throughput(calls(), callers) })
    }
    const perSecond = median(measured.map(({ method }) => method.perSecond))
    const pings = median(measured.map(({ ping }) => ping.perSecond))
    const share = median(measured.map(({ ping, method }) => method.perSecond / ping.perSecond))
    const refused = measured.reduce((sum, { method }) => sum + method.refused, 0)
    /** @param {'web' | 'database' | 'cache'} part */
    const cost = (part) => median(measured.map(({ method }) => method.costs[part])).toFixed(1)
    const figures = [perSecond.toFixed(0), pings.toFixed(0), share.toFixed(2)]
    figures.push(cost('web'), cost('database'), cost('cache'), `${refused}`)
    console.log(`| ${name} | ${figures.join(' | ')} |`)
  }

  console.log(
    `${baseUrl}, ${cpus().length} cores, ${CALLERS} callers, median of ${ROUNDS} rounds of ${ROUND_MS} ms\n`,
  )
  console.log(
    '| call | calls/s | ping/s in the same round | share of ping | web: ms of a core | database | cache | refused |\n' +
      '|---|---|---|---|---|---|---|---|',
  )
  /** @param {Record<string, (n: number) => Promise<unknown>>} calls @param {number} callers */
  async function compareRepeated(calls, callers) {
    for (const [name, once] of Object.entries(calls)) {
      if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue
      // The first calls fill the caches in each server process.
      await throughput(round(once), callers)
      await compare(
        name,
        Array(ROUNDS).fill(() => round(once)),
        callers,
      )
    }
  }

  await compareRepeated(await repeatableCalls(baseUrl, administrator, CALLERS), CALLERS)
  if (wanted.length > 0) return
  await compareRepeated(await callsOfMany(baseUrl, administrator, MANY_CALLERS), MANY_CALLERS)
  for (const [name, supply] of Object.entries(callsOfNewAccounts(baseUrl, administrator, CALLERS))) {
    const supplied = await supply(ROUNDS)
    // Let the sign-ups' jobs finish. They would slow the later calls, but nobody signs up this often.
    await administrator.untilJobsAreDone()
    await compare(
      name,
      supplied.map((calls) => () => calls.values()),
    )
  }
}

await run(async () => {
  await setUpToServe()
  await withHost(measure)
})
