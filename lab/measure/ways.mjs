// npm run lab -- ways [WAY...]: the taps and seconds of a new person's ways through the product, on a cheap phone.
// Against BASE_URL if it is set, else a fresh embedded host. Prints figures without a verdict.

import { Administrator } from '../../scripts/lib/administrator.mjs'
import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { withHost } from '../../scripts/lib/host.mjs'
import { agree, COMPANY, newMobile, PDF, signUp } from '../../scripts/lib/sample-company.mjs'
import { JOB, postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'
import { buildFrontend, setUpToTest } from '../../scripts/lib/setup.mjs'
import { Refusal, run } from '../../scripts/lib/steps.mjs'
import { readCatalogue } from '../../scripts/lib/strings/catalogues.mjs'
import { inSeconds } from './figures.mjs'
import { CPU_SLOWDOWN, GUEST, openSlowPhone } from './phone.mjs'
import { signedIn } from './signed-in.mjs'
import { TAP_MS, Typist, WORDS_A_MINUTE } from './typist.mjs'

const NAME = 'Ravi Kumar'
const API = 'job_portal.api.'
/** The time to read a text message and memorise its six digits. */
const READING_MS = 3000

/** @typedef {import('./signed-in.mjs').Visitor} Visitor */
/** @typedef {Awaited<ReturnType<typeof signUpEmployer>>} Employer */

/** A site with an approved company, and a browser. */
class Town {
  /**
   * @param {string} url
   * @param {Administrator} administrator
   * @param {Employer} employer
   * @param {Awaited<ReturnType<typeof launchBrowser>>} browser
   */
  constructor(url, administrator, employer, browser) {
    this.url = url
    this.administrator = administrator
    this.employer = employer
    this.browser = browser
  }

  /**
   * A person with a slow phone that has stored nothing else of the site.
   * @param {Visitor} [visitor]
   * @param {string} [language] the phone's
   */
  async person(visitor = GUEST, language) {
    const { page, devtools } = await openSlowPhone(this.browser, visitor)
    if (language) await page.setExtraHTTPHeaders({ 'Accept-Language': language })
    return new Person(this, page, devtools, language)
  }
}

class Person extends Typist {
  mobile = newMobile()
  #since = 0
  #received = 0

  /**
   * @param {Town} town
   * @param {import('../../e2e/node_modules/playwright/index.js').Page} page
   * @param {import('../../e2e/node_modules/playwright/index.js').CDPSession} devtools
   * @param {string} [language]
   */
  constructor(town, page, devtools, language) {
    super(page)
    this.town = town
    this.catalogue = language ? readCatalogue(language) : undefined
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      this.#received += encodedDataLength
    })
  }

  /** A text of the app in the person's language. @param {string} text @param {number} [value] */
  say = (text, value) =>
    (this.catalogue?.get(text)?.msgstr[0] ?? text).replace('{0}', String(value ?? '')).trim()
  button = (/** @type {string} */ text, /** @type {number | undefined} */ value = undefined) =>
    this.page.getByRole('button', { name: this.say(text, value), exact: true })
  link = (/** @type {string} */ text) => this.page.getByRole('link', { name: this.say(text), exact: true })
  field = (/** @type {string} */ text) =>
    this.page.getByLabel(this.say(text)).and(this.page.locator('input, textarea, select'))

  /** Chooses a document on the phone. @param {string} label */
  async pick(label) {
    const content = `${PDF}% ${label} ${this.mobile}`
    const file = { name: `${label}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(content) }
    await this.reach()
    await this.field(label).setInputFiles(file)
  }

  /** Opens an address. The measurement begins. @param {string} path */
  async open(path) {
    this.#since = performance.now()
    await this.page.goto(this.town.url + path, { waitUntil: 'commit' })
  }

  /** Reads the code in a text message and types it. The boxes have the focus, and the sixth digit sends it. */
  async enterCode() {
    const box = this.page.getByRole('group', { name: 'OTP' }).getByRole('textbox').first()
    await box.waitFor()
    const code = await this.town.administrator.readCode(this.mobile)
    await this.pause(READING_MS)
    await this.type(box, code)
  }

  async signUp() {
    await this.type(this.field('Name'), NAME)
    await this.type(this.field('Mobile Number'), this.mobile)
    await this.tap(this.button('Send OTP'))
    await this.enterCode()
  }

  /** Ticks every notice of the form. */
  async agree() {
    const ticks = this.page.getByRole('region', { name: this.say('Your data: {0}') }).getByRole('checkbox')
    await ticks.first().waitFor()
    for (const tick of await ticks.all()) await this.tap(tick)
  }

  cells() {
    const took = performance.now() - this.#since
    const received = `${(this.#received / 1000).toFixed(0)} kB`
    return [inSeconds(took), inSeconds(this.busy), this.taps, this.fields, this.characters, received]
  }
}

/** @param {Employer} employer @returns {Visitor} */
const atCompany = (employer) => signedIn(employer, { companyName: employer.company })

/** @param {Person} person on the wizard's first step */
async function fillWizard(person) {
  const next = () => person.tap(person.button('Next'))
  await person.type(person.field('Job Title'), JOB.title)
  await person.choose(person.field('Job Category'), JOB.category)
  await person.choose(person.field('Job Type'), JOB.job_type)
  await person.type(person.field('Minimum Salary'), JOB.min_salary)
  await person.type(person.field('Maximum Salary'), JOB.max_salary)
  await next()
  await person.type(person.field('Job Description'), JOB.job_description)
  await next()
  await next()
  await person.tap(person.button('Submit'))
}

/** @type {Record<string, [about: string, walk: (town: Town) => Promise<Person>]>} */
const WAYS = {
  apply: [
    "from a job's link to the sent application, without an account",
    async (town) => {
      const job = await postJob(town.employer)
      const person = await town.person()
      await person.open(`/frontend/job-details/${job}`)
      await person.tap(person.link('Apply Now'))
      await person.signUp()
      await person.agree()
      await person.tap(person.button('Apply for Job'))
      await person.page.getByText(/^Applied on \d/).waitFor()
      return person
    },
  ],
  post: [
    "from the open wizard to *Job Posted Successfully*, the company's pincode filled in",
    async (town) => {
      const person = await town.person(atCompany(town.employer))
      await person.open('/frontend/post-new-job')
      await fillWizard(person)
      await person.page.getByText('Job Posted Successfully').waitFor()
      return person
    },
  ],
  company: [
    'from the front door to a company that waits for its review',
    async (town) => {
      const person = await town.person()
      await person.open('/')
      await person.tap(person.link('Post a job'))
      await person.signUp()
      await person.tap(person.button('Create Company'))
      await person.type(person.field('Company Name'), COMPANY.company_name)
      await person.choose(person.field('Company Type'), COMPANY.company_type)
      await person.type(person.page.getByRole('textbox', { name: /^Email/ }), COMPANY.email)
      await person.type(person.field('About Company'), COMPANY.about_company)
      for (const label of ['Government Approved Registration Document', 'Company PAN Card'])
        await person.pick(label)
      await person.tap(person.button('Next'))
      await person.type(person.field('Address Line 1'), COMPANY.address_line1)
      await person.type(person.field('Pincode'), COMPANY.pincode)
      await person.type(person.field('Area'), COMPANY.area)
      await person.tap(person.button('Next'))
      await person.tap(person.button('Create Company'))
      await person.page.getByText('Company created successfully!').waitFor()
      return person
    },
  ],
  selected: [
    'from the front door, on a new phone, to reading that one is selected',
    async (town) => {
      const searcher = await signUp(town.url, town.administrator)
      await agree(searcher)
      const job = await postJob(town.employer)
      const { name } = await searcher.call(`${API}apply_to_job`, { job })
      await town.employer.call(`${API}decide_application`, { name, decision: 'select' })
      const person = await town.person()
      person.mobile = searcher.mobile
      await person.open('/')
      await person.tap(person.link('Log in'))
      await person.type(person.field('Mobile Number'), person.mobile)
      await person.tap(person.button('OTP'))
      await person.enterCode()
      await person.tap(person.page.getByRole('banner').getByRole('link').last())
      await person.page.getByText(/^You are selected for/).waitFor()
      return person
    },
  ],
  brief: [
    'from the front door to a posted brief for a plumber tomorrow, without an account',
    async (town) => {
      const person = await town.person()
      await person.open('/')
      await person.tap(person.link('People for a task'))
      await person.type(person.field('Search freelancers'), 'plumber tomorrow')
      await person.tap(person.link('Post what you need'))
      await person.type(person.field('Pincode or place'), COMPANY.pincode)
      await person.tap(person.button('Sign in and post'))
      await person.signUp()
      await person.agree()
      await person.tap(person.button('Post'))
      await person.page.getByText('No quotes yet.').waitFor()
      return person
    },
  ],
  freelancer: [
    "from the freelancers' list, in Hindi, to a tailor whom searches find, without an account",
    async (town) => {
      const person = await town.person(GUEST, 'hi')
      await person.open('/frontend/freelancers')
      await person.tap(person.link('Offer your work'))
      await person.signUp()
      await person.agree()
      await person.tap(person.button('Next'))
      await person.tap(person.button('दर्जी'))
      await person.type(person.field('Skills'), 'ब्लाउज सिलाई')
      await person.tap(person.button('Next'))
      await person.type(person.page.getByRole('textbox'), COMPANY.pincode)
      await person.tap(person.button('Next'))
      await person.tap(person.button('Up to {0} km', 10))
      await person.type(person.field('The whole work'), '350')
      await person.tap(person.button('Next'))
      await person.agree()
      await person.tap(person.button('Yes'))
      await person.link('Your public page').waitFor()
      return person
    },
  ],
}

/** @param {string[]} names */
async function measure(names, /** @type {string} */ url) {
  const administrator = await Administrator.signIn(url)
  await administrator.useTrialGateway()
  await administrator.offerLanguages()
  const employer = await signUpEmployer(url, administrator)
  await postJob(employer)
  const browser = await launchBrowser()
  const town = new Town(url, administrator, employer, browser)
  console.log(
    `\n${url}, slow 4G, CPU / ${CPU_SLOWDOWN}, ${WORDS_A_MINUTE} words a minute, ${inSeconds(TAP_MS)} a tap, ${inSeconds(READING_MS)} to read the code\n
| way | time | of it the fingers | taps beside those into a field | fields | characters typed | received |
|---|---|---|---|---|---|---|`,
  )
  try {
    for (const name of names) {
      const [about, walk] = /** @type {typeof WAYS[string]} */ (WAYS[name])
      const person = await walk(town)
      console.log(`| ${name}: ${[about, ...person.cells()].join(' | ')} |`)
      await person.page.context().close()
    }
  } finally {
    await browser.close()
  }
}

await run(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(WAYS)
  const wrong = names.find((name) => !(name in WAYS))
  if (wrong) throw new Refusal(`No way has the name ${wrong}: ${Object.keys(WAYS).join(', ')}`)
  await setUpToTest()
  await buildFrontend()
  await withHost((url) => measure(names, url))
})
