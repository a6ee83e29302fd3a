// Measures a second visit without a network: the pages and files that the service worker has stored.

import { inSeconds, median } from './figures.mjs'
import { CPU_SLOWDOWN, PHONE, slowCpu } from './phone.mjs'

/** @typedef {import('../../e2e/node_modules/playwright/index.js').Browser} Browser */
/** @typedef {import('../../e2e/node_modules/playwright/index.js').BrowserContext} BrowserContext */

const SCREENS = ['login', 'signup', 'home']
const VISITS = 5

/**
 * Opens a screen in a new tab on a slow CPU. The worker is not running yet, as on most visits.
 * @param {BrowserContext} context
 * @param {string} url
 * @returns {Promise<{fcp: number, hydrated: number}>} milliseconds
 */
async function visitAgain(context, url) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.stopAllWorkers')
  await slowCpu(devtools)
  await page.goto(url)
  const names = ['first-contentful-paint', 'hydrated']
  await page.waitForFunction((wanted) => wanted.every((name) => performance.getEntriesByName(name)[0]), names)
  const times = await page.evaluate(
    (wanted) => wanted.map((name) => performance.getEntriesByName(name)[0]?.startTime ?? 0),
    names,
  )
  await page.close()
  const [fcp = 0, hydrated = 0] = times
  return { fcp, hydrated }
}

/**
 * Prints a table of second visits without a network.
 * @param {Browser} browser
 * @param {string} baseUrl on https or on this machine: elsewhere browsers offer no service worker
 */
export async function printSecondVisit(browser, baseUrl) {
  const context = await browser.newContext(PHONE)
  const first = await context.newPage()
  await first.goto(`${baseUrl}/frontend/login`)
  await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await first.close()
  await context.setOffline(true)
  console.log(`\nSecond visit, network off, CPU / ${CPU_SLOWDOWN}, medians of ${VISITS}\n`)
  console.log('| screen | FCP | hydrated |\n|---|---|---|')
  for (const screen of SCREENS) {
    const visits = []
    for (let n = 0; n < VISITS; n++) visits.push(await visitAgain(context, `${baseUrl}/frontend/${screen}`))
    const fcp = median(visits.map((visit) => visit.fcp))
    const hydrated = median(visits.map((visit) => visit.hydrated))
    console.log(`| ${screen} | ${inSeconds(fcp)} | ${inSeconds(hydrated)} |`)
  }
  await context.close()
}
