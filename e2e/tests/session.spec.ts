import type { Page, Request, Route } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { Home } from '../pages/home'
import { SignIn } from '../pages/sign-in'
import { addContact, SAMPLE_COMPANY } from '../support/accounts'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const EXPIRED = 'Your session has expired. Please log in again.'
const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'

/** The requests to a method that the page sends from now on. */
function requestsTo(page: Page, method: string): Request[] {
  const seen: Request[] = []
  page.on('request', (request) => request.url().endsWith(`/api/method/${method}`) && seen.push(request))
  return seen
}

/** Ends the page's session on the server. The browser keeps the cookie. */
async function endSessionOnServer(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const token = await page.evaluate(() => String(Reflect.get(window, 'csrf_token')))
  const headers = { 'X-Frappe-CSRF-Token': token }
  const answer = await page.request.post('/api/method/logout', { headers })
  expect(answer.status()).toBe(200)
  await page.context().addCookies(cookies)
}

test('Verify finishes a sign-up whose answer was lost after the right code', async ({
  page,
  signIn,
  administrator,
}) => {
  const mobile = newMobile()
  const verifications = requestsTo(page, 'sign_in_manager.api.verify_OTP_token')
  const lose = async (route: Route) => {
    // The app asks for nothing meanwhile.
    await expect(page.getByText('OTP verified successfully!')).toBeVisible()
    await route.abort()
  }
  await page.route('**/sign_in_manager.override_class.user.sign_up', lose, { times: 1 })
  await page.goto('/frontend/signup')
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
  await signIn.typeCode(await administrator.readCode(mobile))
  await signIn.verify().click()
  await signIn.toasted('check your connection')

  await page.reload()
  await expect(page.getByText('Your number is verified.')).toBeVisible()
  await signIn.verify().click()
  await signIn.toasted('OTP verified successfully!')
  await expect(page).toHaveURL(/\/post-verification$/)
  expect(verifications).toHaveLength(1)
})

test('a typed contact survives a reload, a lost network and ended sessions, and no login stays in the history', async ({
  page,
  owner,
  hrDetails: hr,
  signIn,
  administrator,
}) => {
  async function saveAfterTheSession() {
    await endSessionOnServer(page)
    await hr.save().click()
    await signIn.askForLoginCode(owner.mobile)
    await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
    // Not `enterCode`: the toast of the previous sign-in may still be open, and the same text shows only once.
    await signIn.typeCode(await administrator.readCode(owner.mobile))
    await signIn.verify().click()
  }
  await addContact(owner, 'Meera')
  await page.goto('/frontend/home')
  await hr.openList()
  await hr.startEdit('Meera')
  await hr.fill({ name: 'Meera Iyer' })
  await saveAfterTheSession()
  await expect(hr.form('Edit HR Details')).toBeVisible()
  await expect(hr.field('Name')).toHaveValue('Meera Iyer')
  await hr.save().click()
  await expect(hr.entry('Meera Iyer')).toBeVisible()

  await hr.plus().click()
  await hr.fill({ name: 'Ravi Das', mobile: '9812345679', email: 'ravi@example.in' })
  await page.reload()
  await expect(page.getByText('We kept what you typed.')).toBeVisible()
  // The app loads the toast library when it is idle. Without a network it could not.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.context().setOffline(true)
  await hr.save().click()
  await signIn.toasted('Failed to add HR details. Please try again.')
  await expect(page.getByRole('main').getByText(OFFLINE)).toBeVisible()
  await page.context().setOffline(false)
  await saveAfterTheSession()
  await signIn.toasted(EXPIRED)
  await expect(hr.form('Add HR Details')).toBeVisible()
  await expect(hr.field('Email')).toHaveValue('ravi@example.in')
  await hr.save().click()
  await expect(hr.entry('Ravi Das')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})

test("a session that ends before a job's company details, or before a page opens, leads to login and back", async ({
  page,
  owner,
  signIn,
}) => {
  // Wait for this answer: after the session's end it must not arrive before the tab opens.
  const known = page.waitForResponse(methodUrl('frappe.auth.get_logged_user'))
  await page.goto('/frontend/job-details?job=1')
  const tab = page.getByRole('tab', { name: 'Company Details' })
  await known
  await endSessionOnServer(page)
  await tab.click()
  await expect(page.getByRole('main').getByText(EXPIRED)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Retry' })).toBeHidden()
  await page.getByRole('button', { name: 'Login' }).click()

  await signIn.logInHere(owner.mobile)
  await expect(page).toHaveURL(/\/job-details\?job=1$/)
  await tab.click()
  await expect(page.getByText('Cotton since 1987.')).toBeVisible()

  await endSessionOnServer(page)
  await page.goto('/frontend/hr-owner-display')
  await signIn.toasted(EXPIRED)
  await expect(page).toHaveURL(/\/login$/)
})

test('a session that the storage has lost, or cannot store, continues by its cookie', async ({
  page,
  owner: _,
  profile,
  hrDetails,
}) => {
  await page.goto('/frontend/home')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/frontend/hr-owner-details')
  await expect(hrDetails.field('Name')).toBeVisible()
  await profile.open()
  await profile.expectCompany(SAMPLE_COMPANY, [])

  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('denied', 'SecurityError')
      }
  })
  await page.goto('/frontend/hr-owner-details')
  await expect(hrDetails.field('Name')).toBeVisible()
  await expect(page).toHaveURL(/\/hr-owner-details$/)
})

test('signing out and in again in one tab shows in the other', async ({ page, owner, administrator }) => {
  await page.goto('/frontend/hr-owner-display')
  await expect(page.getByRole('heading', { name: 'HR / Owner Details' })).toBeVisible()

  const otherTab = await page.context().newPage()
  const otherSignIn = new SignIn(otherTab, administrator)
  await new Home(otherTab).logOut()
  await otherSignIn.toasted('You have been logged out.')
  await expect(otherSignIn.toast(EXPIRED)).toBeHidden()
  await expect(page).toHaveURL(/\/login$/)
  await otherSignIn.logIn(owner.mobile)
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  await expect(page.getByRole('heading', { name: 'HR / Owner Details' })).toBeVisible()
})
