// npm run screens: every screen and its main states at four sizes, as one contact sheet a size in e2e/screens/ (not
// in git), and docs/profile.png, the picture in the README. Against BASE_URL if it is set, else a fresh embedded
// host. `npm run screens -- 360 home` takes only the size 360 and the screens whose names begin with 'home'.

import { mkdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Administrator } from '../lib/administrator.mjs'
import { CHROMIUM_FLAGS, findChromium } from '../lib/chromium.mjs'
import { withHost } from '../lib/host.mjs'
import { root } from '../lib/paths.mjs'
import { buildFrontend, setUpToTest } from '../lib/setup.mjs'
import { Refusal, run, step } from '../lib/steps.mjs'
import { makeAccounts } from './accounts.mjs'
import { drawSheet } from './contact-sheet.mjs'
import { speakAtLength } from './long-words.mjs'
import { visits } from './visits.mjs'

const SHEETS = join(root, 'e2e', 'screens')
const SIZES = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/** @typedef {import('./visits.mjs').Visit} Visit */
/** @typedef {import('./accounts.mjs').Visitor} Visitor */
/** @typedef {import('../../e2e/node_modules/playwright/index.js').Browser} Browser */

/**
 * A browser at the site, its cache shared by all who look.
 * @param {Browser} browser
 * @param {string} baseURL
 * @param {object} options
 */
async function openBrowser(browser, baseURL, options) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    // It would answer before what a visit puts in the server's place.
    serviceWorkers: 'block',
    ...options,
  })
  return {
    close: () => context.close(),
    /**
     * Opens a screen and brings it into the state that is wanted.
     * @param {Visit} visit
     * @param {Visitor} visitor
     */
    async visit({ path, userType, longWords, prepare, act }, { cookies, kept }) {
      await context.clearCookies()
      await context.addCookies(cookies)
      const page = await context.newPage()
      await page.addInitScript(
        (values) => {
          localStorage.clear()
          for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
        },
        { ...kept, ...(userType && { userType }) },
      )
      if (longWords) await speakAtLength(page)
      await prepare?.(page)
      await page.goto(`/frontend${path}`)
      await page.getByRole('main').waitFor()
      await page.getByRole('status').filter({ hasText: 'Loading...' }).waitFor({ state: 'hidden' })
      await act?.(page)
      await page.waitForFunction(() =>
        Array.from(document.images).every(({ complete, loading }) => complete || loading === 'lazy'),
      )
      return page
    },
  }
}

/**
 * Makes the window as high as what it shows, so that bars stand at the edges; under a dialog it stays as it is.
 * @param {import('../../e2e/node_modules/playwright/index.js').Page} page
 * @param {{width: number, height: number}} viewport
 */
async function showAll(page, { width, height }) {
  if (await page.getByRole('dialog').isVisible()) return
  const needed = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, needed) })
  await page.evaluate(() => scrollTo(0, 0))
}

/** @param {string[]} args */
function choose(args) {
  const sizes = SIZES.filter(({ width }) => args.includes(String(width)))
  const names = args.filter((arg) => !/^\d+$/.test(arg))
  const chosen = visits.filter(({ name }) => names.some((start) => name.startsWith(start)))
  if (names.length > 0 && chosen.length === 0) throw new Refusal(`No screen begins with ${names.join(', ')}.`)
  return { sizes: sizes.length > 0 ? sizes : SIZES, chosen: names.length > 0 ? chosen : visits }
}

await run(async () => {
  const { sizes, chosen } = choose(process.argv.slice(2))
  await setUpToTest()
  await buildFrontend()
  const { chromium } = createRequire(join(root, 'e2e', 'package.json'))('playwright')
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS })
  await withHost(async (baseURL) => {
    const administrator = await Administrator.signIn(baseURL)
    await administrator.useOutbox()
    const visitors = await step('accounts', () => makeAccounts(browser, baseURL, administrator))

    for (const viewport of sizes) {
      const size = `${viewport.width}x${viewport.height}`
      const folder = join(SHEETS, size)
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      await step(`${chosen.length} screens at ${size}`, async () => {
        const visitorsBrowser = await openBrowser(browser, baseURL, { viewport })
        for (const visit of chosen) {
          const page = await visitorsBrowser.visit(visit, visitors[visit.as])
          await showAll(page, viewport)
          await page.screenshot({ path: join(folder, `${visit.name}.png`) })
          await page.close()
        }
        await visitorsBrowser.close()
        const names = chosen.map(({ name }) => name)
        await drawSheet(browser, folder, names, viewport, join(SHEETS, `${size}.png`))
      })
    }

    const profile = chosen.find(({ name }) => name === 'profile')
    if (profile) {
      const phone = await openBrowser(browser, baseURL, {
        viewport: { width: 360, height: 740 },
        deviceScaleFactor: 1.5,
      })
      const page = await phone.visit(profile, visitors.company)
      await page.screenshot({ path: join(root, 'docs', 'profile.png') })
      await phone.close()
    }
  })
  await browser.close()
  process.stdout.write(`The sheets are in ${SHEETS}.\n`)
})
