// Every step meets every failure: what was typed stays, the app says what happened, and the same tap works when the
// failure is over.

import type { Page } from '@playwright/test'
import { SignIn } from '../pages/sign-in'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'
import { companySteps } from './company-steps'
import { contactSteps } from './contact-steps'
import { failures, GIVE_UP_TIMEOUT, lostAnswer } from './failures'
import { marketSteps } from './market-steps'
import { signInSteps } from './sign-in-steps'
import { fillStorage, type Step, type Typed, toastsReady } from './step'

const WHO = methodUrl('frappe.auth.get_logged_user')
const EXPIRED = 'Your session has expired. Please log in again.'

/** Leaves the error screen of a failed save of a company. */
async function backToForm(page: Page) {
  const goBack = page.getByRole('button', { name: 'Go Back' })
  if (await goBack.isVisible()) await goBack.click()
}

async function expectTyped(page: Page, step: Step, fields: Record<string, string>) {
  await step.toFields?.(page)
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label).first()).toHaveValue(value)
}

const isOfAccount = ({ request }: Step) => !request.includes('sign_in_manager')

for (const step of [...signInSteps, ...companySteps, ...contactSteps, ...marketSteps]) {
  test.describe(step.name, () => {
    let typed: Typed
    test.beforeEach(async ({ page, administrator, baseURL }) => {
      typed = await step.type({ page, administrator, baseURL: String(baseURL) })
      await toastsReady(page)
    })
    const passedBefore = step.passedBefore ?? step.passed
    const keptOf = ({ kept, fields }: Typed) => kept ?? fields

    for (const failure of failures) {
      test(failure.name, async ({ page }) => {
        const repair = await failure.start(page, step.request)
        await step.send(page)
        const says = step.says ?? failure.says
        await expect(page.getByText(says).first()).toBeVisible({ timeout: GIVE_UP_TIMEOUT })
        await backToForm(page)
        await expectTyped(page, step, typed.fields)
        await repair()
        await step.send(page)
        await (failure.arrives ? passedBefore : step.passed)(page)
      })
    }

    test('the answer is lost, and the page is reloaded', async ({ page }) => {
      const repair = await lostAnswer.start(page, step.request)
      await step.send(page)
      await expect(page.getByText(step.says ?? lostAnswer.says).first()).toBeVisible()
      await repair()
      await page.reload()
      await toastsReady(page)
      if (step.passedOnReload) return step.passedOnReload(page)
      await expectTyped(page, step, keptOf(typed))
      await step.retype?.(page, typed)
      await step.send(page)
      await passedBefore(page)
    })

    test('the page is reloaded', async ({ page }) => {
      await page.reload()
      await toastsReady(page)
      await expectTyped(page, step, keptOf(typed))
      await step.retype?.(page, typed)
      await step.send(page)
      await step.passed(page)
    })

    if (isOfAccount(step)) {
      test('the session ends', async ({ page, administrator }) => {
        const { account } = typed
        if (!account) throw new Error('This step has an account.')
        await account.call('logout')
        await step.send(page)
        await expect(page.getByText(EXPIRED).first()).toBeVisible()
        await expect(page).toHaveURL(/\/login$/)
        await new SignIn(page, administrator).logInHere(account.mobile)
        await expectTyped(page, step, keptOf(typed))
        await step.retype?.(page, typed)
        await step.send(page)
        await step.passed(page)
      })

      test('the network comes and goes', async ({ page }) => {
        await page.route(WHO, (route) => route.abort('connectionreset'))
        await page.context().setOffline(true)
        await page.context().setOffline(false)
        // When this is answered, the requests that the app sent when the network came back have failed.
        await page.evaluate(() => fetch('/api/method/ping'))
        await expectTyped(page, step, typed.fields)
        await step.send(page)
        await step.passed(page)
      })
    }

    test('storage is full', async ({ page }) => {
      await fillStorage(page)
      await step.send(page)
      await step.passed(page)
    })
  })
}
