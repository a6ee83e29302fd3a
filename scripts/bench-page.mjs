// npm run bench:page: what the first load of login costs, in bytes from the build's manifest, and in time on a
// slow phone (slow 4G, CPU four times slower, cold cache). Against BASE_URL if it is set, else a fresh embedded
// host. Prints figures; passes no judgement.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CHROMIUM_FLAGS, findChromium } from './lib/chromium.mjs'
import { withHost } from './lib/host.mjs'
import { root } from './lib/paths.mjs'
import { buildFrontend, setUpToTest } from './lib/setup.mjs'
import { run } from './lib/steps.mjs'

const BUILT = join(root, 'job_portal', 'public', 'frontend')
const LOADS = 5
const SCREENS = ['login', 'signup', 'home', 'jobs', 'post-new-job']
// Chrome's own presets call this slow 4G.
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 / 8) | 0,
  uploadThroughput: 750e3 / 8,
}
const CPU_SLOWDOWN = 4

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @param {number[]} values */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function printBytes() {
  const { firstLoad, screens } = JSON.parse(readFileSync(join(BUILT, 'manifest.json'), 'utf8'))
  const contents = /** @type {string[]} */ (firstLoad.files).map((file) => readFileSync(join(BUILT, file)))
  const total = (/** @type {(content: Buffer) => number} */ size) =>
    contents.reduce((sum, content) => sum + size(content), 0)
  console.log(`First load of login: ${contents.length} requests for JS,`)
  console.log(`  raw     ${kilobytes(total((content) => content.length))}`)
  console.log(`  gzip -9 ${kilobytes(total((content) => gzipSync(content, { level: 9 }).length))}`)
  console.log(`  brotli  ${kilobytes(total((content) => brotliCompressSync(content).length))}\n`)
  console.log('| chunk over the shared ones | files | gzip -9 |\n|---|---|---|')
  for (const [name, { files, gzip }] of Object.entries(screens))
    console.log(`| ${name} | ${files.length} | ${kilobytes(gzip)} |`)
}

/**
 * One cold load in a browser profile of its own.
 * @param {import('../e2e/node_modules/playwright/index.js').Browser} browser
 * @param {string} url
 * @returns {Promise<{fcp: number, lcp: number, cls: number, requests: number}>}
 */
async function coldLoad(browser, url) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  let requests = 0
  page.on('request', () => requests++)
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.cls += /** @type {any} */ (entry).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(url)
  await page.getByRole('main').waitFor()
  // The last paint that counts comes before the page has been quiet for a second.
  await page.waitForTimeout(1000)
  const measured = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    .../** @type {any} */ (window).seen,
  }))
  await context.close()
  return { ...measured, requests }
}

/** @param {string} baseUrl */
async function printTimes(baseUrl) {
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  console.log(`\n${baseUrl}, slow 4G, CPU / ${CPU_SLOWDOWN}, medians of ${LOADS} cold loads\n`)
  console.log('| screen | requests | FCP | LCP | CLS |\n|---|---|---|---|---|')
  for (const screen of SCREENS) {
    const loads = /** @type {Awaited<ReturnType<typeof coldLoad>>[]} */ ([])
    for (let load = 0; load < LOADS; load++)
      loads.push(await coldLoad(browser, `${baseUrl}/frontend/${screen}`))
    const of = (/** @type {'fcp' | 'lcp' | 'cls' | 'requests'} */ name) =>
      median(loads.map((load) => load[name]))
    const inSeconds = (/** @type {number} */ value) => `${(value / 1000).toFixed(2)} s`
    console.log(
      `| ${screen} | ${of('requests')} | ${inSeconds(of('fcp'))} | ${inSeconds(of('lcp'))} | ${of('cls').toFixed(3)} |`,
    )
  }
  await browser.close()
}

await run(async () => {
  await setUpToTest()
  await buildFrontend()
  printBytes()
  await withHost(printTimes)
})
