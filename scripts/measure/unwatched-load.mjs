// The first load of a screen without a debugger. Playwright listens to each page's console and errors; for that, V8
// keeps a stack trace of every error that is made, and reads the scripts again to name its lines. React makes five
// while it is loaded. No visitor's browser does that.

import { CPU_SLOWDOWN, NETWORK, SCREEN } from './cold-load.mjs'
import { printLoads } from './figures.mjs'

const SCREENS = ['login', 'signup', 'verify-otp']
const LOADS = 5
const POLL_MS = 500
const LONGEST_MS = 30_000

/** Runs in the page. */
const REPORT = `JSON.stringify({
  fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
})`

/** @typedef {import('../../e2e/node_modules/playwright/index.js').Browser} Browser */
/** @typedef {(method: string, params?: object) => Promise<any>} Send of the Chrome DevTools Protocol */

/**
 * A way to speak to a target that Playwright leaves alone.
 * @param {import('../../e2e/node_modules/playwright/index.js').CDPSession} devtools the browser's
 * @param {string} targetId
 * @returns {Promise<Send>}
 */
async function attach(devtools, targetId) {
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false })
  const waiting = new Map()
  devtools.on('Target.receivedMessageFromTarget', ({ sessionId: sender, message }) => {
    const { id, result, error } = JSON.parse(message)
    if (sender !== sessionId || !waiting.has(id)) return
    const { resolve, reject } = waiting.get(id)
    waiting.delete(id)
    if (error) reject(new Error(error.message))
    else resolve(result)
  })
  let id = 0
  return (method, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++id, { resolve, reject })
      devtools
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject)
    })
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<{fcp: number, hydrated: number}>} in ms
 */
async function unwatchedLoad(browser, url) {
  const devtools = await browser.newBrowserCDPSession()
  const { browserContextId } = await devtools.send('Target.createBrowserContext')
  const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const send = await attach(devtools, targetId)
  await send('Emulation.setDeviceMetricsOverride', { ...SCREEN, deviceScaleFactor: 1, mobile: true })
  await send('Network.enable')
  await send('Network.emulateNetworkConditions', NETWORK)
  await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await send('Page.navigate', { url })
  const since = Date.now()
  let measured = { fcp: 0, hydrated: 0 }
  do {
    if (Date.now() - since > LONGEST_MS) throw new Error(`${url} did not come alive.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const { result } = await send('Runtime.evaluate', { expression: REPORT })
    measured = JSON.parse(result.value)
  } while (!measured.hydrated)
  await devtools.send('Target.disposeBrowserContext', { browserContextId })
  await devtools.detach()
  return measured
}

/**
 * Prints a table of first loads of the screens that are pre-rendered.
 * @param {Browser} browser
 * @param {string} baseUrl
 */
export async function printUnwatchedLoads(browser, baseUrl) {
  console.log(
    `\nFirst load without a debugger, slow 4G, CPU / ${CPU_SLOWDOWN}, medians of ${LOADS} cold loads\n`,
  )
  await printLoads(SCREENS, LOADS, (screen) => unwatchedLoad(browser, `${baseUrl}/frontend/${screen}`))
}
