import type { Browser, Page } from '@playwright/test'
import { newMark, newMobile } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { Candidates } from '../pages/candidates'
import { cardOf } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { Notifications } from '../pages/notifications'
import { SignIn } from '../pages/sign-in'
import { recordToasts } from '../pages/toasts'
import { signInPage } from '../support/accounts'
import { signUpEmployer } from '../support/market'
import { expect, test } from '../support/test'
import { wordsOf } from '../support/words'

/** The text that people type in each language: words in its script, and its own digits if keyboards have them. */
const WRITTEN = {
  hi: {
    zero: '०',
    company: 'शर्मा वेल्डिंग वर्क्स',
    title: 'वेल्डर (गेट और ग्रिल)',
    description: 'गेट और ग्रिल की वेल्डिंग। रविवार को छुट्टी।',
    place: 'दुकान नंबर 4',
  },
  ta: {
    searcher: 'ரவி முருகன்',
    letter: 'ஐந்து வருடமாக வெல்டிங் செய்கிறேன்.\nநாளையே வரலாம்.',
  },
} as const

type Code = keyof typeof WRITTEN

/** The same number in the digits of another script. */
const digitsFrom = (zero: string, number: string) =>
  number.replace(/\d/g, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit)))

async function visitor(browser: Browser, code: Code): Promise<Page> {
  const context = await browser.newContext({
    baseURL: String(test.info().project.use.baseURL),
    locale: `${code}-IN`,
    serviceWorkers: 'block',
    viewport: { width: 360, height: 740 },
  })
  await context.addInitScript(recordToasts)
  return context.newPage()
}

test('a company posts in Hindi, a searcher applies in Tamil, and both read all of it in their language', async ({
  browser,
  administrator,
}) => {
  test.slow()
  const baseURL = String(test.info().project.use.baseURL)
  const [hires, looks] = ['hi', 'ta'] as const
  const [theirs, own] = [WRITTEN[hires], WRITTEN[looks]]
  const [say, says] = [wordsOf(hires), wordsOf(looks)]
  const title = `${theirs.title} ${newMark()}`

  const company = await visitor(browser, hires)
  const company_name = `${theirs.company} ${newMark()}`
  const employer = await signUpEmployer(baseURL, administrator, { company_name })
  await employer.call('job_portal.api.set_language', { language: hires })
  await signInPage(company, employer)

  const wizard = new JobWizard(company, say)
  await wizard.open(1)
  await wizard.field('Job Title').fill(title)
  await wizard.field('Job Category').selectOption('Engineering')
  await wizard.field('Job Type').selectOption('Full Time')
  await wizard.field('Minimum Salary').fill(digitsFrom(theirs.zero, '150000'))
  await wizard.stepButton('Candidate Requirements').click()
  await wizard.field('Job Description').fill(theirs.description)
  await wizard.stepButton('Interview Info').click()
  await wizard.stepButton('Job preivew').click()
  await expect(cardOf(company, title)).toContainText('₹1,50,000')
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeVisible()
  await wizard
    .success()
    .getByRole('button', { name: say('ok'), exact: true })
    .click()
  await expect(company).toHaveURL(/\/home$/)
  await cardOf(company, title)
    .getByRole('link', { name: say('View Details') })
    .click()
  await expect(company.getByRole('heading', { name: title })).toBeVisible()
  const address = new URL(company.url()).pathname
  const job = /JPJ-\d+/.exec(address)?.[0] ?? ''

  const searcher = await visitor(browser, looks)
  await searcher.goto(address)
  await expect(searcher.getByText(theirs.description)).toBeVisible()
  await expect(searcher).toHaveTitle(new RegExp(theirs.title.slice(0, 5)))
  await expect(searcher.locator('html')).toHaveAttribute('lang', looks)
  await searcher.getByRole('link', { name: says('Apply Now') }).click()
  await expect(searcher).toHaveURL(/\/signup$/)
  const number = newMobile()
  await new SignIn(searcher, administrator, says).askForSignUpCode(own.searcher, number)
  await new SignIn(searcher, administrator, says).enterCode(number)
  const application = new Application(searcher, says)
  await application.letter().fill(own.letter)
  await searcher.reload()
  await expect(application.letter()).toHaveValue(own.letter)
  await application.agree()
  await application.send().click()
  await expect(searcher.getByText(says('Applied on {0}', ['']).trim())).toBeVisible()

  await new Notifications(company).open()
  const told = say('There are new applications for {0}.', [title])
  await expect(new Notifications(company).line(told)).toBeVisible()
  const candidates = new Candidates(company, say)
  await candidates.openApplicants(job)
  await candidates.open(own.searcher)
  await expect(company.getByText(own.letter)).toBeVisible()
  await candidates.decide('Shortlist', own.searcher).click()
  await candidates.decide('Interview', own.searcher).click()
  const dialog = candidates.dialog(say('Interview with {0}', [own.searcher]))
  await dialog.getByLabel(say('Date and time')).fill('2099-01-05T10:30')
  await dialog.getByLabel(say('Place')).fill(theirs.place)
  await dialog.getByRole('button', { name: say('Set Interview') }).click()
  await expect(dialog).toBeHidden()
  await candidates.decide('Hire', own.searcher).click()
  await candidates.decide('Call', own.searcher).click()
  await expect(company.getByRole('link', { name: new RegExp(number.slice(5)) })).toBeVisible()

  const line = new Notifications(searcher).line(says('You are selected for {0}.', [title]))
  await expect(async () => {
    await new Notifications(searcher).open()
    await expect(line).toBeVisible()
  }).toPass()
  const look = says('{0} looked at your number for {1}.', [company_name, title])
  await expect(new Notifications(searcher).line(look)).toBeVisible()
  await searcher.goto('/frontend/my-jobs')
  await expect(cardOf(searcher, title)).toContainText(says('Selected'))
  const held = await searcher.request.get('/api/method/job_portal.api.download_my_data?kind=json')
  expect((await held.json()).applications[0]).toMatchObject({ title, cover_letter: own.letter })
  await Promise.all([company, searcher].map((page) => page.context().close()))
})
