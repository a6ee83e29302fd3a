// The messages for failures (docs/behaviour.md#messages) on the screens from sign-in to the profile. How an answer
// becomes a message: lib/backend/*.test.ts and entities/company/calls.test.ts. Each step under each failure:
// hard/typed-stays.spec.ts. "Stand-in" in a title: the test answers instead of the server, which cannot give this
// answer.

import type { Page, Route } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { expectAccessible } from '../support/accessibility'
import { addContact } from '../support/accounts'
import { AFTER_RESEND_MS } from '../support/limits'
import { answerWith, methodUrl } from '../support/network'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

const SEND = methodUrl('sign_in_manager.api.send_custom_sms')
const VERIFY = methodUrl('sign_in_manager.api.verify_OTP_token')
const UPDATE_COMPANY = methodUrl('job_portal.api.update_company_details')
const LIST_HR = methodUrl('job_portal.api.get_hr_details')
const ADD_HR = methodUrl('job_portal.api.add_hr_details')
const EDIT_HR = methodUrl('job_portal.api.edit_hr_details')

const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'
const onScreen = (page: Page, text: string) => page.getByRole('main').getByText(text)

test.describe('sign-in', () => {
  test('a code can be resent after the wait, only the newest counts, and a refusal without a reason has a message (stand-in)', async ({
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
    await page.clock.fastForward(AFTER_RESEND_MS)
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
  test('an update refused without a reason (stand-in), and a pincode look-up that fails, show a message', async ({
    page,
    resident: _,
    companyForm: form,
    toasted,
  }) => {
    await page.setViewportSize({ width: 320, height: 1600 })
    await form.open(3)
    await form.field('Phone Number').fill('')
    await form.update().click()
    await expect(form.field('Phone Number')).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'contact, errors')
    await form.field('Phone Number').fill('9876543210')
    await answerWith(page, UPDATE_COMPANY, { message: { error: true } })
    await form.update().click()
    await toasted('Failed to update company')
    await expectAccessible(page, 'save failed')
    await form.goBack().click()
    await expect(onScreen(page, 'Failed to update company')).toBeVisible()

    await form.open(2)
    await page.context().setOffline(true)
    await form.field('Pincode').fill('110002')
    const failed = `Failed to fetch location details: ${OFFLINE}`
    await expect(form.field('Pincode')).toHaveAccessibleDescription(new RegExp(failed))
    await page.context().setOffline(false)
    await form.field('Pincode').fill('11000')
    await form.field('Pincode').fill('110002')
    await expect(form.field('State')).toHaveValue('Delhi')
  })
})

test.describe('HR details', () => {
  const meera = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }

  test("contacts that fail to be added, changed or listed show the server's message or a default (stand-ins)", async ({
    page,
    owner,
    hrDetails: hr,
    toasted,
  }) => {
    await hr.openForm()
    await hr.fill(meera)
    const adds: string[] = []
    page.on('request', (request) => request.url().includes('add_hr_details') && adds.push(request.url()))
    const restore = await answerWith(page, ADD_HR, { status: 417, sentence: 'The office is closed' })
    await hr.save().click()
    await expect(onScreen(page, 'The office is closed')).toBeVisible()
    await toasted('Failed to add HR details. Please try again.')
    await expect(hr.field('Name')).toHaveValue(meera.name)
    // A refusal is not sent again.
    expect(adds).toHaveLength(1)
    await restore()

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

test.describe('a screen that cannot be shown', () => {
  const chunks = /\/assets\/job_portal\/frontend\/[^?]+\.js/

  test('a missing chunk, a slow one, and a broken release show a message (stand-ins)', async ({ page }) => {
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
    await test.step('a screen that a new release has replaced, or no network: what was typed is kept', async () => {
      await page.goto('/frontend/signup')
      await page.getByLabel('Name').fill('Asha Rao')
      // The app loads the toast library when it is idle.
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
      await page.route(chunks, (route) => route.fulfill({ status: 404 }))
      await goWithin(page, 'category')
      await expect(newVersion).toBeVisible()
      await page.unroute(chunks)
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(category).toBeVisible()
      await page.goBack()
      await expect(page.getByLabel('Name')).toHaveValue('Asha Rao')
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
