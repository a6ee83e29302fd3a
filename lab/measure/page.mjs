// npm run lab -- page: the cost of the first visit to a screen, in bytes, and in time on a cheap phone
// (cold-load.mjs). Against BASE_URL if it is set, else a fresh embedded host. Prints figures without a verdict.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { withHost } from '../../scripts/lib/host.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'
import { buildFrontend, setUpToTest } from '../../scripts/lib/setup.mjs'
import { run } from '../../scripts/lib/steps.mjs'
import { coldLoad } from './cold-load.mjs'
import { inSeconds, median } from './figures.mjs'
import { CPU_SLOWDOWN, GUEST } from './phone.mjs'
import { printSecondVisit } from './second-visit.mjs'
import { signedIn } from './signed-in.mjs'

const LOADS = 5
/** More than one page of a list. */
const JOBS = 25
/**
 * @param {string} url
 * @returns {Visitor} a visitor who has chosen Job Searcher, which the server reads in a cookie
 */
const searcherOf = (url) => ({
  cookies: [{ name: 'userType', value: 'job_searcher', url }],
  kept: { userType: 'job_searcher' },
})
/** Besides English: the language with the most readers, and the one with the longest words. */
const LANGUAGES = ['hi', 'ta']
const GUEST_SCREENS = ['login', 'signup', 'verify-otp', 'home', 'jobs', 'freelancers', 'post-new-job']
/** Other apps' pages for comparison, if the site has them: Frappe's, and raven's single-page app. */
const OF_OTHERS = ['/login', '/raven/login']
const COMPANY_SCREENS = ['home', 'profile', 'create-company-profile', 'hr-owner-display']

/** @typedef {import('./signed-in.mjs').Visitor} Visitor */

const kilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`
const gzipped = (/** @type {Uint8Array} */ content) => gzipSync(content, { level: 9 }).length

/** @param {string} url */
const isServed = async (url) => (await fetch(url, { redirect: 'manual' })).ok

/** @param {string} url */
const fetchBytes = async (url) => new Uint8Array(await (await fetch(url)).arrayBuffer())

function printChunks() {
  const manifest = join(root, 'job_portal', 'public', 'frontend', 'manifest.json')
  console.log('| chunk over the shared ones | files | gzip -9 |\n|---|---|---|')
  for (const [name, { files, gzip }] of Object.entries(JSON.parse(readFileSync(manifest, 'utf8')).screens))
    console.log(`| ${name} | ${files.length} | ${kilobytes(gzip)} |`)
}

/**
 * Makes the site live: an account with an approved company and its jobs.
 * @param {string} baseUrl
 * @returns {Promise<{company: Visitor, job: string}>} job: the newest one
 */
async function makeMarket(baseUrl) {
  const administrator = await Administrator.signIn(baseUrl)
  await administrator.useTrialGateway()
  await administrator.offerLanguages()
  const employer = await signUpEmployer(baseUrl, administrator)
  let job = ''
  for (let n = 1; n <= JOBS; n++) job = await postJob(employer, { title: `Loom Operator ${n}` })
  return { company: signedIn(employer, { companyName: employer.company }), job }
}

/** @param {string} baseUrl */
async function printTimes(baseUrl) {
  const { company, job } = await makeMarket(baseUrl)
  const visits = [
    ...GUEST_SCREENS.map((screen) => ({ screen, who: 'guest', visitor: GUEST })),
    ...LANGUAGES.map((code) => ({ screen: `login?_lang=${code}`, who: 'guest', visitor: GUEST })),
    { screen: `job-details/${job}`, who: 'guest', visitor: GUEST },
    { screen: 'home', who: 'job searcher, no account', visitor: searcherOf(baseUrl) },
    ...COMPANY_SCREENS.map((screen) => ({ screen, who: 'company', visitor: company })),
  ].map(({ screen, who, visitor }) => ({ path: `/frontend/${screen}`, name: `${screen} (${who})`, visitor }))
  for (const path of OF_OTHERS)
    if (await isServed(baseUrl + path)) visits.push({ path, name: path, visitor: GUEST })
  const browser = await launchBrowser()
  console.log(`\n${baseUrl}, slow 4G, CPU / ${CPU_SLOWDOWN}, medians of ${LOADS} cold loads\n`)
  console.log(
    '| screen | HTML gzip -9 | JS gzip -9 | JS requests | FCP | LCP | CLS | TBT | hydrated |\n|---|---|---|---|---|---|---|---|---|',
  )
  for (const { path, name, visitor } of visits) {
    const url = baseUrl + path
    const loads = /** @type {import('./cold-load.mjs').ColdLoad[]} */ ([])
    for (let load = 0; load < LOADS; load++) loads.push(await coldLoad(browser, url, visitor))
    const of = (/** @type {'fcp' | 'lcp' | 'cls' | 'tbt' | 'hydrated'} */ figure) =>
      median(loads.map((load) => load[figure]))
    const scripts = await Promise.all((loads[0]?.scripts ?? []).map(fetchBytes))
    const bytes = scripts.reduce((sum, content) => sum + gzipped(content), 0)
    const cells = [
      name,
      kilobytes(gzipped(await fetchBytes(url))),
      kilobytes(bytes),
      scripts.length,
      inSeconds(of('fcp')),
      inSeconds(of('lcp')),
      of('cls').toFixed(3),
      `${of('tbt').toFixed(0)} ms`,
      Number.isFinite(of('hydrated')) ? inSeconds(of('hydrated')) : '',
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
  await printSecondVisit(browser, baseUrl)
  await browser.close()
}

await run(async () => {
  await setUpToTest()
  await buildFrontend()
  printChunks()
  await withHost(printTimes)
})
