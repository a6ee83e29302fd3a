// npm run lab -- link: from a job's link in a chat to the sent application, for a person without an account on a cheap
// phone. Against BASE_URL if it is set, else a fresh embedded host. Prints figures without a verdict.

import { Administrator } from '../../scripts/lib/administrator.mjs'
import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { withHost } from '../../scripts/lib/host.mjs'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'
import { buildFrontend, setUpToTest } from '../../scripts/lib/setup.mjs'
import { run } from '../../scripts/lib/steps.mjs'
import { inSeconds } from './figures.mjs'
import { CPU_SLOWDOWN, GUEST, openSlowPhone } from './phone.mjs'
import { TAP_MS, Typist, WORDS_A_MINUTE } from './typist.mjs'

const NAME = 'Ravi Kumar'
/** The time to read a text message and memorise its six digits. */
const READING_MS = 3000

/**
 * @param {Typist} typist
 * @param {string} url of the job
 * @param {(mobile: string) => Promise<string>} readCode
 */
async function apply(typist, url, readCode) {
  const { page } = typist
  const mobile = newMobile()
  const button = (/** @type {string} */ name) => page.getByRole('button', { name })
  await page.goto(url, { waitUntil: 'commit' })
  await typist.tap(page.getByRole('link', { name: 'Apply Now' }))
  await typist.type(page.getByLabel('Name'), NAME)
  await typist.type(page.getByLabel('Mobile Number'), mobile)
  await typist.tap(button('Send OTP'))
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor()
  const code = await readCode(mobile)
  await page.waitForTimeout(READING_MS)
  await typist.type(page.getByLabel('Digit 1 of 6'), code)
  // The sixth digit verifies. A first application asks for consents.
  const ticks = page.getByRole('region', { name: /^Your data/ }).getByRole('checkbox')
  await ticks.first().waitFor()
  for (const tick of await ticks.all()) await typist.tap(tick)
  await typist.tap(button('Apply for Job'))
  await page.getByText(/^Applied on \d/).waitFor()
}

/** @param {string} baseUrl */
async function measure(baseUrl) {
  const administrator = await Administrator.signIn(baseUrl)
  await administrator.useOutbox()
  const employer = await signUpEmployer(baseUrl, administrator)
  const url = `${baseUrl}/frontend/job-details/${await postJob(employer)}`
  const browser = await launchBrowser()
  const { page, devtools } = await openSlowPhone(browser, GUEST)
  let received = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength
  })
  const typist = new Typist(page)
  const since = performance.now()
  await apply(typist, url, (mobile) => administrator.readCode(mobile))
  const took = performance.now() - since
  await browser.close()
  console.log(
    `\n${baseUrl}, slow 4G, CPU / ${CPU_SLOWDOWN}, ${WORDS_A_MINUTE} words a minute, ${inSeconds(TAP_MS)} a tap, ${inSeconds(READING_MS)} to read the code\n
| from a job's link to the application | |
|---|---|
| time | ${inSeconds(took)} |
| taps beside those into a field | ${typist.taps - typist.fields} |
| fields | ${typist.fields} |
| characters typed | ${typist.characters} |
| received | ${(received / 1000).toFixed(0)} kB |`,
  )
}

await run(async () => {
  await setUpToTest()
  await buildFrontend()
  await withHost(measure)
})
