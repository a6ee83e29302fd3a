import type { Page } from '@playwright/test'
import { newMark, newMobile } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { cardOf, Home } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { choiceOf } from '../support/languages'
import { JOB, postJob } from '../support/market'
import { test as base, expect } from '../support/test'
import { translateAsChromeDoes } from '../support/translator'
import { translationCheck } from '../support/untranslated'

/** React's errors for a moved node, and for a page that it cannot hydrate. */
const test = base.extend<{ failures: string[] }>({
  // Odia, which the site does not offer.
  locale: 'or-IN',
  failures: [
    async ({ page }, use) => {
      const failures: string[] = []
      page.on('pageerror', ({ message }) => failures.push(message))
      page.on('console', (message) => {
        if (/NotFoundError|not a child/.test(message.text())) failures.push(message.text())
      })
      await page.addInitScript(translateAsChromeDoes)
      await use(failures)
      expect(failures).toEqual([])
      expect(await page.locator('font').count()).toBeGreaterThan(0)
    },
    { auto: true },
  ],
})

const expectFound = (page: Page, count: number) =>
  expect(page.getByRole('heading', { name: `Jobs found: ${count}` })).toBeVisible()

test('on a page that the browser translates one finds jobs, signs up, applies and changes the language', async ({
  page,
  context,
  sharedEmployer,
  signIn,
}) => {
  const own = newMark()
  await postJob(sharedEmployer, { title: `Stitcher ${own}`, pincode: '411001' })
  await postJob(sharedEmployer, { title: `Presser ${own}`, pincode: '560038' })
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 18.520_43, longitude: 73.856_74 })

  await page.goto(`/frontend/jobs?search=${own}`)
  await expectFound(page, 2)
  await page.getByRole('button', { name: 'Near me' }).click()
  await expectFound(page, 1)
  await page.getByRole('button', { name: /^Remove Near/ }).click()
  await expectFound(page, 2)
  await page.getByLabel('Search jobs').fill(`Presser ${own}`)
  await page.getByLabel('Search jobs').press('Enter')
  await expectFound(page, 1)

  await cardOf(page, own).click()
  await expect(page.getByText(JOB.job_description)).toBeVisible()
  await page.getByRole('link', { name: 'Apply Now' }).click()
  const mobile = newMobile()
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await signIn.askForSignUpCode('Ravi Kumar', mobile)
  await signIn.enterCode(mobile)
  const application = new Application(page)
  await application.agree()
  await application.send().click()
  await expect(application.applied()).toBeVisible()

  const home = new Home(page)
  await home.open()
  await home.openMenu()
  await choiceOf(page, 'hi').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('dialog', { name: 'मेनू' })).toBeVisible()
  // Home also lists jobs of other tests, and places have no Hindi names.
  await translationCheck('hi', ['English', JOB.job_description, /Andaman and Nicobar Islands$/])(
    page,
    'home, with its menu',
  )
})

test('on a page that the browser translates one posts a job', async ({ page, employer: _ }) => {
  const wizard = new JobWizard(page)
  const title = `Cook ${newMark()}`
  await wizard.fillIn(title)
  await wizard.button('Submit').click()
  await wizard.button('ok').click()
  await expect(cardOf(page, title)).toBeVisible()
})
