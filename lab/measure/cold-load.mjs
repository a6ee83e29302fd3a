// One load of a page on a cheap phone: slow 4G, a CPU four times slower, an empty cache.

import { openSlowPhone } from './phone.mjs'

/** A longer task counts as long, and blocks for the time above this (https://web.dev/articles/tbt). */
const LONG_TASK_MS = 50

/**
 * @typedef {{fcp: number, lcp: number, cls: number, tbt: number, hydrated: number, scripts: string[]}} ColdLoad
 *   Times in ms. hydrated: Infinity for a page of another app, which sets no such mark. scripts: the addresses of
 *   those that were asked for until the screen was interactive
 */

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { lcp: 0, cls: 0, longTasks: /** @type {{startTime: number, duration: number}[]} */ ([]) }
  Object.assign(window, { seen })
  /** @type {(type: string, hear: (entry: any) => void) => void} */
  const on = (type, hear) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    seen.cls += entry.value
  })
  on('longtask', ({ startTime, duration }) => seen.longTasks.push({ startTime, duration }))
}

/** Runs in the page, at the end. */
function report() {
  const { lcp, cls, longTasks } = /** @type {any} */ (window).seen
  const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Number.POSITIVE_INFINITY
  const scripts = performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime < hydrated)
    .map(({ name }) => name)
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return { fcp, lcp, cls, hydrated, scripts, longTasks }
}

/**
 * @param {import('../../e2e/node_modules/playwright/index.js').Browser} browser
 * @param {string} url
 * @param {import('./signed-in.mjs').Visitor} visitor
 * @returns {Promise<ColdLoad>}
 */
export async function coldLoad(browser, url, visitor) {
  const isOurs = new URL(url).pathname.startsWith('/frontend')
  const { page } = await openSlowPhone(browser, visitor)
  await page.addInitScript(observe)
  await page.goto(url)
  if (isOurs) await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0)
  await page.waitForLoadState('networkidle')
  // The last relevant paint and shift come before the page has been quiet for a second.
  await page.waitForTimeout(1000)
  const { longTasks, ...measured } = await page.evaluate(report)
  await page.context().close()
  const tbt = longTasks
    .filter((/** @type {any} */ { startTime }) => startTime > measured.fcp && startTime < measured.hydrated)
    .reduce((/** @type {number} */ sum, /** @type {any} */ task) => sum + task.duration - LONG_TASK_MS, 0)
  return { ...measured, tbt }
}
