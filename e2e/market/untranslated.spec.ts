import type { Page } from '@playwright/test'
import { COMPANY, newMark } from '../../scripts/lib/sample-company.mjs'
import { type Account, SAMPLE_COMPANY } from '../support/accounts'
import { JOB, openRendered, postJob, visitAs } from '../support/market'
import { test as base, expect } from '../support/test'
import { translationCheck } from '../support/untranslated'
import { companyWalk, guestWalk, searcherWalk, type Walk } from '../support/walks'
import { wordsOf } from '../support/words'

const LETTER = 'I mend looms, and I can start at once.'
/** What people wrote, languages' own names, and what was stored in the language of its time. */
const WRITTEN = [
  ...[
    JOB.job_description,
    COMPANY.about_company,
    LETTER,
    'English',
    'India',
    `Certificate of ${SAMPLE_COMPANY}`,
  ],
  /^\*{6} is your OTP/,
  /is approved\. You can post jobs now\.$/,
]
const expectTranslated = translationCheck('hi', WRITTEN)
const hindi = wordsOf('hi')

const test = base.extend({ locale: 'hi-IN' })
// The narrowest screen; tall, so that no sticky bar covers half of a button.
test.use({ viewport: { width: 320, height: 1600 } })

/** Waits until the screen has loaded what it shows. */
async function loaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: hindi('Loading...') })).toHaveCount(0)
}

/** Goes through addresses below /frontend. */
async function walk(page: Page, addresses: Walk): Promise<void> {
  for (const address of addresses) {
    await page.goto(`/frontend/${address}`)
    await loaded(page)
    await expectTranslated(page, address)
  }
}

/** Opens what a button opens, and looks at it. */
async function open(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: hindi(button), exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectTranslated(page, `${button}, opened`)
  await page.keyboard.press('Escape')
}

const inHindi = (account: Account) => account.call('job_portal.api.set_language', { language: 'hi' })

test('a guest reads no English', async ({ page, otherEmployer }) => {
  await walk(page, await guestWalk(otherEmployer))
  await page.goto('/frontend/home')
  await open(page, 'Menu')
  await page.goto('/frontend/jobs')
  await open(page, 'Filter')
  await page.goto('/frontend/login')
  await page.getByRole('button', { name: 'OTP' }).click()
  await expect(page.getByText(hindi('Please enter a valid mobile number'))).toBeVisible()
  await expectTranslated(page, 'login, refused')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  test('a page that the server renders has no English', async ({ page, otherEmployer }) => {
    const job = await postJob(otherEmployer, { title: `Loom Operator ${newMark()}` })
    for (const address of ['home', 'jobs', `job-details/${job}`, `company/${otherEmployer.company}`]) {
      await openRendered(page, address)
      await expectTranslated(page, address)
    }
  })
})

test('who has no script yet reads no English', async ({ page }) => {
  await page.route('**/main-*.js', (route) => route.abort())
  await page.goto('/frontend/login')
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(
    hindi('This page has not loaded completely. Please check your connection and reload it.'),
  )
  await expect(notice.getByRole('link', { name: hindi('Reload') })).toBeVisible()
})

test('a company reads no English', async ({ page, employer, signUpElsewhere }) => {
  await inHindi(employer)
  await walk(page, await companyWalk(employer, await signUpElsewhere(), LETTER))
  await page.goto('/frontend/post-new-job')
  await page.getByRole('button', { name: hindi('Next'), exact: true }).click()
  await expectTranslated(page, 'post-new-job, refused')
})

test('a searcher reads no English', async ({ page, newcomer, otherEmployer }) => {
  await inHindi(newcomer)
  await visitAs(page, 'job_searcher')
  await walk(page, await searcherWalk(newcomer, otherEmployer))
})
