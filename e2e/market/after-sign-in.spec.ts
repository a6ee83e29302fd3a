import type { Browser } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { addCompany, newMark, newMobile } from '../../scripts/lib/sample-company.mjs'
import { SignIn } from '../pages/sign-in'
import { recordToasts } from '../pages/toasts'
import { expectAccessible } from '../support/accessibility'
import { applyAs, postJob } from '../support/market'
import { expect, test } from '../support/test'

/** Signs in on a new phone, which then shows home. */
async function signInOnNewPhone(browser: Browser, administrator: Administrator, mobile: string) {
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.addInitScript(recordToasts)
  await new SignIn(phone, administrator).logIn(mobile)
  await expect(phone).toHaveURL(/\/home$/)
  return phone
}

test('a selected applicant reads the decision after one tap on a new phone and changes roles, which are remembered', async ({
  browser,
  administrator,
  sharedEmployer,
  signUpElsewhere,
}) => {
  const searcher = await signUpElsewhere()
  const title = `Loom Operator ${newMark()}`
  const job = await postJob(sharedEmployer, { title })
  const { application } = await applyAs(searcher, job, { full_name: 'Ravi Kumar', pincode: '560001' })
  await sharedEmployer.call('job_portal.api.decide_application', { name: application, decision: 'select' })

  const phone = await signInOnNewPhone(browser, administrator, searcher.mobile)
  await expect(phone.getByRole('link', { name: 'My Jobs' })).toBeVisible()
  await phone.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click()
  await expect(phone.getByRole('link', { name: `You are selected for ${title}` })).toBeVisible()

  await addCompany(searcher)
  const another = await signInOnNewPhone(browser, administrator, searcher.mobile)
  await expect(another.getByRole('link', { name: 'New Job Post' })).toBeVisible()
  await another.getByRole('button', { name: 'Menu' }).click()
  await expect(another.getByRole('button', { name: 'Continue as Company' })).toBeHidden()
  const noted = another.waitForResponse('**/job_portal.api.set_role')
  await another.getByRole('button', { name: 'Continue as Job Searcher' }).click()
  await expect(another.getByRole('link', { name: 'My Jobs' })).toBeVisible()
  expect((await noted).status()).toBe(200)

  // The next sign-in follows it.
  expect((await searcher.call('job_portal.api.get_boot', {})).role).toBe('job_searcher')
})

test('a new account is asked for its user type, and an account with a role is not', async ({
  page,
  signIn,
  owner: _,
}) => {
  await page.goto('/frontend/post-verification')
  await expect(page).toHaveURL(/\/home$/)

  // Away from the app, which would store the owner's role again when it arrives.
  await page.goto('/api/method/ping')
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  const mobile = newMobile()
  await page.goto('/frontend/signup')
  await signIn.askForSignUpCode('Ravi Kumar', mobile)
  await signIn.enterCode(mobile)
  await expect(page).toHaveURL(/\/post-verification$/)
  await expect(page.getByRole('button', { name: 'CONTINUE FORM' })).toBeHidden()
  await page.getByRole('button', { name: 'Company' }).click()
  await expect(page.getByRole('button', { name: 'CONTINUE FORM' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'NEED ASSISTANT' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible()
  await expectAccessible(page, 'post-verification')
  await page.getByRole('button', { name: 'Job Searcher' }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(page.getByRole('link', { name: 'My Jobs' })).toBeVisible()
})
