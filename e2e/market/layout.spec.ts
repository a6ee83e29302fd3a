import type { Page } from '@playwright/test'
import { COMPANY } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import { SAMPLE_COMPANY, signInPage, signUpOwner } from '../support/accounts'
import { JOB, visitAs } from '../support/market'
import { expect, test } from '../support/test'
import {
  expectReadable,
  expectReadableDoubled,
  expectUnbrokenWords,
  inDoubledText,
} from '../support/text-zoom'
import { translationCheck } from '../support/untranslated'
import {
  companyWalk,
  findFreelancerWalk,
  freelancerWalk,
  guestWalk,
  searcherWalk,
  type Walk,
  walkIn,
} from '../support/walks'
import { wordsOf } from '../support/words'

// Tamil has the longest words.
const LANGUAGE = 'ta'
const say = wordsOf(LANGUAGE)

const LETTER = 'I mend looms, and I can start at once.'
/** Texts of people, names of languages, and texts stored in an earlier language. */
const WRITTEN = [
  ...[JOB.job_description, COMPANY.about_company, LETTER, 'English', 'India'],
  `Certificate of ${SAMPLE_COMPANY}`,
  /^\*{6} is your OTP/,
  /is approved\. You can post jobs now\.$/,
  // The list of jobs also has jobs of other tests, and places have no Tamil names.
  /Andaman and Nicobar Islands$/,
]
const expectTranslated = translationCheck(LANGUAGE, WRITTEN)

const PHONE = { width: 320, height: 740 }

test.use({ locale: `${LANGUAGE}-IN`, viewport: PHONE })

// Many screens, each checked in every way.
test.slow()

/** Checks the open screen: translations, accessibility, both text sizes, and the width of a desktop. */
async function look(page: Page, what: string): Promise<void> {
  await expectTranslated(page, what)
  // In the usual size no word is broken.
  await expectUnbrokenWords(page, what)
  await expectReadable(page, what)
  await expectAccessible(page, what)
  await expectReadableDoubled(page, what)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectReadable(page, `${what} at 1280 px`)
  await page.setViewportSize(PHONE)
}

const walk = (page: Page, addresses: Walk): Promise<void> => walkIn(page, LANGUAGE, addresses, look)

/** Opens the dialog of a button, and checks it. */
async function open(page: Page, button: string, check = look): Promise<void> {
  await page
    .getByRole('button', { name: say(button), exact: true })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('button, a').nth(1)).toBeVisible()
  await check(page, `${button}, opened`)
  await page.keyboard.press('Escape')
}

test('the screens of a guest can be read in another language', async ({ page, otherEmployer }) => {
  await walk(page, await guestWalk(otherEmployer))
  await page.goto('/frontend/home')
  await open(page, 'Menu', expectTranslated)
  await page.goto('/frontend/jobs')
  await open(page, 'Filter', expectTranslated)
  await page.goto('/frontend/login')
  await page.getByRole('button', { name: 'OTP' }).click()
  await expect(page.getByText(say('Please enter a valid mobile number'))).toBeVisible()
  await expectTranslated(page, 'login, refused')
})

test('the screens of a company can be read in another language', async ({
  page,
  employer,
  signUpElsewhere,
}) => {
  await employer.call('job_portal.api.set_language', { language: LANGUAGE })
  await walk(page, await companyWalk(employer, await signUpElsewhere(), LETTER))
  await open(page, 'Interview')
  await page.goto('/frontend/interviews?when=coming')
  await open(page, 'Cancel')
  await page.goto('/frontend/post-new-job')
  await page.getByRole('button', { name: say('Next'), exact: true }).click()
  await expectTranslated(page, 'post-new-job, refused')
  await page.goto('/frontend/post-new-job?step=2')
  const asked = page.getByRole('group', { name: say('Questions before applying') }).first()
  await asked.getByText(say('Add'), { exact: true }).click()
  await asked.getByRole('button', { name: say('Do you have a two-wheeler?') }).click()
  await asked.getByRole('button', { name: say('Write your own question') }).click()
  await asked.getByLabel(say('How people answer')).selectOption('choice')
  await look(page, 'post-new-job, questions')
})

test("a long name of a company is not broken in home's header in large text", async ({
  page,
  baseURL,
  administrator,
}) => {
  const name = 'Venkateswara Engineering Components'
  await signInPage(page, await signUpOwner(baseURL ?? '', administrator, { company_name: name }))
  await page.goto('/frontend/home')
  await expect(page.getByRole('banner').getByText(name)).toBeVisible()
  await inDoubledText(page, () => expectUnbrokenWords(page, 'home, doubled text', 'header'))
})

test('the screens of a searcher can be read in another language', async ({
  page,
  newcomer,
  otherEmployer,
}) => {
  await newcomer.call('job_portal.api.set_language', { language: LANGUAGE })
  await visitAs(page, 'job_searcher')
  // The company's walk has the other screens that both see.
  const addresses = await searcherWalk(newcomer, otherEmployer)
  await walk(
    page,
    addresses.filter((address) => !/^(notifications|my-data|chat$)/.test(address)),
  )
  await page.goto('/frontend/interviews?when=coming')
  await open(page, 'Another time')
  await open(page, 'Decline')
})

test('the screens of a person who looks for freelancers can be read in another language', async ({
  page,
  newcomer,
  signUpElsewhere,
}) => {
  await newcomer.call('job_portal.api.set_language', { language: LANGUAGE })
  await visitAs(page, 'find_freelancer')
  await walk(page, await findFreelancerWalk(newcomer, [await signUpElsewhere(), await signUpElsewhere()]))
})

test('the screens of a freelancer can be read in another language', async ({
  page,
  newcomer,
  signUpElsewhere,
}) => {
  await newcomer.call('job_portal.api.set_language', { language: LANGUAGE })
  await visitAs(page, 'freelancer')
  await walk(page, await freelancerWalk(newcomer, await signUpElsewhere()))
})
