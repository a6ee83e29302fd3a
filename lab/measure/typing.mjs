// npm run lab -- typing: how long a company types and taps until a job is posted, on a phone. Against BASE_URL if it
// is set, else a fresh embedded host. Prints figures without a verdict.

import { Administrator } from '../../scripts/lib/administrator.mjs'
import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { withHost } from '../../scripts/lib/host.mjs'
import { COMPANY } from '../../scripts/lib/sample-company.mjs'
import { JOB, signUpEmployer } from '../../scripts/lib/sample-job.mjs'
import { buildFrontend, setUpToTest } from '../../scripts/lib/setup.mjs'
import { run } from '../../scripts/lib/steps.mjs'
import { inSeconds } from './figures.mjs'
import { openPhone } from './phone.mjs'
import { signedIn } from './signed-in.mjs'
import { TAP_MS, Typist, WORDS_A_MINUTE } from './typist.mjs'

/**
 * @param {import('../../e2e/node_modules/playwright/index.js').Browser} browser
 * @param {string} baseUrl
 * @param {import('./signed-in.mjs').Visitor} company
 */
async function openWizard(browser, baseUrl, company) {
  const page = await openPhone(browser, company)
  await page.goto(`${baseUrl}/frontend/post-new-job`)
  // Wait until the form has filled in the company's own pincode.
  await page.waitForFunction(
    (pincode) => [...document.querySelectorAll('input')].some(({ value }) => value === pincode),
    COMPANY.pincode,
  )
  return page
}

/**
 * Enters title, category, type, pay and description; the pincode is the company's own.
 * @param {Typist} typist
 */
async function postJob(typist) {
  const { page } = typist
  const field = (/** @type {string} */ label) => page.getByLabel(label, { exact: true })
  const next = () => typist.tap(page.getByRole('button', { name: 'Next' }))
  await typist.type(field('Job Title'), JOB.title)
  await typist.choose(field('Job Category'), JOB.category)
  await typist.choose(field('Job Type'), JOB.job_type)
  await typist.type(field('Minimum Salary'), JOB.min_salary)
  await typist.type(field('Maximum Salary'), JOB.max_salary)
  await next()
  await typist.type(field('Job Description'), JOB.job_description)
  await next()
  await next()
  await typist.tap(page.getByRole('button', { name: 'Submit' }))
  await page.getByText('Job Posted Successfully').waitFor()
}

/** @param {string} baseUrl */
async function measure(baseUrl) {
  const administrator = await Administrator.signIn(baseUrl)
  await administrator.useOutbox()
  const employer = await signUpEmployer(baseUrl, administrator)
  const browser = await launchBrowser()
  try {
    const company = signedIn(employer, { companyName: employer.company })
    const typist = new Typist(await openWizard(browser, baseUrl, company))
    const since = performance.now()
    await postJob(typist)
    print(baseUrl, typist, performance.now() - since)
  } finally {
    await browser.close()
  }
}

/**
 * @param {string} baseUrl
 * @param {Typist} typist
 * @param {number} took
 */
function print(baseUrl, typist, took) {
  console.log(
    `\n${baseUrl}, ${WORDS_A_MINUTE} words a minute, ${inSeconds(TAP_MS)} a tap\n
| a job posted in the wizard | |
|---|---|
| from the open wizard to *Job Posted Successfully* | ${inSeconds(took)} |
| characters typed | ${typist.characters} |
| taps | ${typist.taps} |`,
  )
}

await run(async () => {
  await setUpToTest()
  await buildFrontend()
  await withHost(measure)
})
