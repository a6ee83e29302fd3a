// The words for each failure (docs/behaviour.md#messages), from sign-in to the profile. Tested elsewhere: 'User Not
// Found', 'User Already Exists' and a wrong code in sign-in.spec; the unknown pincode and 'Your account already has a
// company' in company-form.spec; storage in drafts.spec.
// "Stand-in" in a title: the test answers in place of the server, which cannot be made to answer so.

import type { Page, Route } from '@playwright/test'
import { Client } from '../../scripts/lib/client.mjs'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { bengaluru } from '../pages/company-form'
import { toastsGone } from '../pages/toasts'
import { addContact } from '../support/accounts'
import { storedCompanyName } from '../support/browser-state'
import { answerWith, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const SEND = methodUrl('sign_in_manager.api.send_custom_sms')
const VERIFY = methodUrl('sign_in_manager.api.verify_OTP_token')
const PINCODE = methodUrl('job_portal.api.get_location_details')
const ADD_COMPANY = methodUrl('job_portal.api.add_company')
const UPDATE_COMPANY = methodUrl('job_portal.api.update_company_details')
const DETAILS = methodUrl('job_portal.api.get_company_details')
const LIST_HR = methodUrl('job_portal.api.get_hr_details')
const ADD_HR = methodUrl('job_portal.api.add_hr_details')
const EDIT_HR = methodUrl('job_portal.api.edit_hr_details')

const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'
const HTML = '<!doctype html><title>Free Wi-Fi</title><p>Please accept our terms.'
const NOT_OURS =
  'There was an error: the answer did not come from this site. Please check your connection and try again.'

const onScreen = (page: Page, text: string) => page.getByRole('main').getByText(text)

test.describe('sign-in', () => {
  test("a code that is not sent: the server's words", async ({ page, signIn, baseURL }) => {
    const mobile = newMobile()
    const elsewhere = new Client(String(baseURL))
    for (let sent = 0; sent < 5; sent += 1)
      await elsewhere.call('sign_in_manager.api.send_custom_sms', { mobile_no: mobile, used_for: 'Signup' })
    await page.goto('/frontend/signup')
    await signIn.askForSignUpCode('Asha Rao', mobile)
    await signIn.toasted('Too many OTP requests for this number.')
    await expect(page).toHaveURL(/\/signup$/)
    await expect(signIn.mobile()).toHaveValue(mobile)
  })

  test('a code that is not sent: no reason, an unreadable answer, no network', async ({ page, signIn }) => {
    await signIn.openLogin()
    const mobile = newMobile()
    let restore = await answerWith(page, SEND, { message: null })
    await signIn.askForLoginCode(mobile)
    await signIn.toasted('Failed to send OTP. Please try again.')
    await restore()
    restore = await answerWith(page, SEND, { html: HTML })
    await signIn.askForLoginCode(mobile)
    await signIn.toasted(NOT_OURS)
    await restore()
    await page.context().setOffline(true)
    await signIn.askForLoginCode(mobile)
    await signIn.toasted(OFFLINE)
    await expect(page).toHaveURL(/\/login$/)
  })

  test('a resend: after 30 s, sent or failed, and the newest code counts; a check without a reason (stand-in)', async ({
    page,
    signIn,
    administrator,
  }) => {
    const mobile = newMobile()
    await page.clock.install()
    await page.goto('/frontend/signup')
    await signIn.askForSignUpCode('Asha Rao', mobile)
    await expect(signIn.resend()).toBeDisabled()
    const first = await administrator.readCode(mobile)
    await page.clock.fastForward(31_000)
    const restore = await answerWith(page, SEND, { message: null })
    await signIn.resend().click()
    await signIn.toasted('Failed to send OTP. Please try again.')
    await restore()
    await signIn.resend().click()
    await signIn.toasted('OTP sent successfully!')
    await expect(signIn.resend()).toBeDisabled()
    await expect(page.getByRole('timer')).toBeVisible()
    const second = await administrator.readCode(mobile)
    expect(second === first, 'one in a million').toBe(false)
    await signIn.typeCode(second)
    const restoreToo = await answerWith(page, VERIFY, { message: { success_key: 0 } })
    await signIn.verify().click()
    const sentence = 'OTP verification failed. Please try again.'
    await signIn.toasted(sentence)
    await expect(onScreen(page, sentence)).toBeVisible()
    await restoreToo()
    await signIn.verify().click()
    await signIn.toasted('OTP verified successfully!')
  })
})

test.describe('company', () => {
  test('an update that is refused without a reason, and a pincode that cannot be looked up (stand-ins)', async ({
    page,
    resident: _,
    companyForm: form,
    toasted,
  }) => {
    await form.open(3)
    await answerWith(page, UPDATE_COMPANY, { message: { error: true } })
    await form.update().click()
    await toasted('Failed to update company')
    await form.goBack().click()
    await expect(onScreen(page, 'Failed to update company')).toBeVisible()

    await form.open(2)
    const restore = await answerWith(page, PINCODE, {
      status: 403,
      sentence: 'No',
      exception: 'PermissionError',
    })
    await form.field('Pincode').fill('110001')
    const sentence = 'Authentication required. Please log in to access this feature.'
    await expect(form.field('Pincode')).toHaveAccessibleDescription(new RegExp(sentence))
    await restore()
    await page.context().setOffline(true)
    await form.field('Pincode').fill('110002')
    const failed = `Failed to fetch location details: ${OFFLINE}`
    await expect(form.field('Pincode')).toHaveAccessibleDescription(new RegExp(failed))
    await page.context().setOffline(false)
    await form.field('Pincode').fill('11000')
    await form.field('Pincode').fill('110002')
    await expect(form.field('State')).toHaveValue('Delhi')
  })

  test('a company that is not created: banner, toast and Error screen; with no name; with no reason (stand-ins)', async ({
    page,
    newcomer: _,
    companyForm: form,
    toasted,
  }) => {
    await form.open()
    await form.fillAll(bengaluru('Rao Textiles'))
    const answers: [Parameters<typeof answerWith>[2], string][] = [
      [{ status: 417, sentence: 'The office is closed' }, 'The office is closed'],
      [{ message: { success_key: 1 } }, 'Company created but name not found'],
      [{ message: { error: true } }, 'Failed to create company'],
      [{ status: 500, html: HTML }, 'API call failed: 500 Internal Server Error'],
      [{ html: HTML }, NOT_OURS],
    ]
    for (const [answer, sentence] of answers) {
      const restore = await answerWith(page, ADD_COMPANY, answer)
      await form.create().click()
      await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
      await expect(onScreen(page, sentence)).toBeVisible()
      await toasted(sentence)
      await form.goBack().click()
      await expect(onScreen(page, sentence)).toBeVisible()
      await expect(form.field('Contact Person')).toHaveValue('Asha Rao')
      await restore()
    }
    expect(await storedCompanyName(page)).toBeNull()
  })
})

test.describe('HR details', () => {
  const meera = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }

  test('contacts that are not added, changed or listed: the words of the server, and a default (stand-ins)', async ({
    page,
    owner,
    hrDetails: hr,
    toasted,
  }) => {
    await hr.openForm()
    await hr.fill(meera)
    const answers: [Parameters<typeof answerWith>[2], string][] = [
      [{ status: 417, sentence: 'The office is closed' }, 'The office is closed'],
      [{ message: { error: true } }, 'Failed to save HR details'],
      [{ status: 500, html: HTML }, 'API call failed: 500 Internal Server Error'],
    ]
    const notAdded = 'Failed to add HR details. Please try again.'
    for (const [answer, sentence] of answers) {
      const restore = await answerWith(page, ADD_HR, answer)
      await hr.save().click()
      await expect(onScreen(page, sentence)).toBeVisible()
      await toasted(notAdded)
      await toastsGone(page)
      await expect(hr.field('Name')).toHaveValue(meera.name)
      await restore()
    }

    await addContact(owner, 'Meera')
    await hr.openList()
    await answerWith(page, EDIT_HR, { message: { error: true } })
    await hr.edit('Meera', { name: 'Meera Menon' })
    await toasted('Failed to update HR details. Please try again.')
    await expect(onScreen(page, 'Failed to save HR details')).toBeVisible()

    await answerWith(page, LIST_HR, { message: 'closed' })
    await hr.openList()
    await toasted('Failed to load HR details')
    await expect(onScreen(page, 'Failed to load HR details')).toBeVisible()
    await expect(page.getByText('No HR details found')).toBeHidden()
  })
})

test.describe('company details', () => {
  test('an answer with no company, and one that says nothing (stand-ins)', async ({
    page,
    resident: _,
    profile,
    toasted,
  }) => {
    const answers: [Parameters<typeof answerWith>[2], string][] = [
      [{ body: {} }, 'Failed to fetch company details'],
      [{ status: 417, html: HTML }, 'API call failed: 417 Expectation Failed'],
    ]
    for (const [answer, sentence] of answers) {
      const restore = await answerWith(page, DETAILS, answer)
      await profile.open()
      await expect(onScreen(page, sentence)).toBeVisible()
      await toasted(sentence)
      await expect(page.getByText('Loading company details...')).toBeHidden()
      await expect(profile.retry()).toBeVisible()
      await restore()
    }
  })

  test('a protected call without a session never leaves the browser', async ({ page }) => {
    await page.goto('/api/method/ping')
    await page.evaluate(() => {
      localStorage.setItem('userType', 'company')
      localStorage.setItem('companyName', 'JPC-00001')
    })
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('get_company_details')) calls += 1
    })
    await page.goto('/frontend/job-details')
    await page.getByRole('tab', { name: 'Company Details' }).click()
    await expect(onScreen(page, 'User not authenticated')).toBeVisible()
    expect(calls).toBe(0)
  })
})

test.describe('a screen that cannot be shown', () => {
  const chunks = /\/assets\/job_portal\/frontend\/[^?]+\.js/

  test('a missing chunk, a slow one, and a broken release (stand-ins)', async ({ page }) => {
    const category = page.getByRole('heading', { name: 'Category' })
    const newVersion = page.getByRole('heading', { name: 'A new version is ready' })
    async function go(answer: (route: Route) => Promise<void>) {
      await page.goto('/frontend/home')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.route(chunks, answer)
      await page.getByRole('link', { name: 'Category' }).click()
    }
    await test.step('a broken release', async () => {
      const body = "throw new Error('This release is broken')"
      await go((route) => route.fulfill({ contentType: 'text/javascript', body }))
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
      await expect(onScreen(page, 'This release is broken')).toBeVisible()
      await page.unroute(chunks)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(category).toBeVisible()
    })
    await test.step('a screen that a new release has replaced, or no network', async () => {
      await go((route) => route.fulfill({ status: 404 }))
      await expect(newVersion).toBeVisible()
      await page.unroute(chunks)
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(category).toBeVisible()
    })
    await test.step('it is fetched again at the next visit', async () => {
      await go((route) => route.fulfill({ status: 404 }))
      await expect(newVersion).toBeVisible()
      await page.unroute(chunks)
      await page.goBack()
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('link', { name: 'Category' }).click()
      await expect(category).toBeVisible()
    })
    await test.step('a screen that is loading says so', async () => {
      let letGo = () => {}
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      await go(async (route) => {
        await gate
        await route.continue()
      })
      await expect(page.getByText('Loading...')).toBeVisible()
      letGo()
      await expect(category).toBeVisible()
    })
  })
})
