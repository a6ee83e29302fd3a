// A cheap phone: a small screen, optionally with slow 4G and a CPU four times slower.

/** Chrome's own presets call this slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: 750e3 / 8,
}
export const CPU_SLOWDOWN = 4

/** The options of a browser context. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true }

/** @type {import('./signed-in.mjs').Visitor} */
export const GUEST = { cookies: [], kept: {} }

/**
 * Opens an empty page with an empty cache.
 * @param {import('../../e2e/node_modules/playwright/index.js').Browser} browser
 * @param {import('./signed-in.mjs').Visitor} visitor
 */
export async function openPhone(browser, { cookies, kept }) {
  const context = await browser.newContext(PHONE)
  await context.addCookies(cookies)
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)
  return context.newPage()
}

/** @param {import('../../e2e/node_modules/playwright/index.js').CDPSession} devtools of a page */
export const slowCpu = (devtools) => devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })

/**
 * Opens an empty page on a slow phone. Network events are on.
 * @param {import('../../e2e/node_modules/playwright/index.js').Browser} browser
 * @param {import('./signed-in.mjs').Visitor} visitor
 */
export async function openSlowPhone(browser, visitor) {
  const page = await openPhone(browser, visitor)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await slowCpu(devtools)
  return { page, devtools }
}
