// At each step, whatever goes wrong: what was typed is still there, the app says what happened, and once the
// trouble is over the same tap goes through.

import type { Page } from '@playwright/test'
import { SignIn } from '../pages/sign-in'
import { expect, test } from '../support/test'
import { companySteps } from './company-steps'
import { contactSteps } from './contact-steps'
import { failures, lostAnswer, PATIENCE } from './failures'
import { signInSteps } from './sign-in-steps'
import { call, fillStorage, type Step, type Typed, toastsReady } from './step'

const WHO = call('frappe.auth.get_logged_user')
const EXPIRED = 'Your session has expired. Please log in again.'

/** A company that was not saved is told so on a screen of its own. */
async function backToForm(page: Page) {
  const goBack = page.getByRole('button', { name: 'Go Back' })
  if (await goBack.isVisible()) await goBack.click()
}

async function expectTyped(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label).first()).toHaveValue(value)
}

const isOfAccount = ({ request }: Step) => !request.includes('sign_in_manager')

for (const step of [...signInSteps, ...companySteps, ...contactSteps]) {
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
        const mend = await failure.strike(page, step.request)
        await step.send(page)
        await expect(page.getByText(failure.says).first()).toBeVisible({ timeout: PATIENCE })
        await backToForm(page)
        await expectTyped(page, typed.fields)
        await mend()
        await step.send(page)
        await (failure.arrives ? passedBefore : step.passed)(page)
      })
    }

    test('the answer is lost on its way, and the page is loaded anew', async ({ page }) => {
      const mend = await lostAnswer.strike(page, step.request)
      await step.send(page)
      await expect(page.getByText(lostAnswer.says).first()).toBeVisible()
      await mend()
      await page.reload()
      await toastsReady(page)
      await expectTyped(page, keptOf(typed))
      await step.retype?.(page, typed)
      await step.send(page)
      await passedBefore(page)
    })

    test('the page is loaded anew', async ({ page }) => {
      await page.reload()
      await toastsReady(page)
      await expectTyped(page, keptOf(typed))
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
        await new SignIn(page, administrator).askForLoginCode(account.mobile)
        await new SignIn(page, administrator).enterCode(account.mobile)
        await expectTyped(page, keptOf(typed))
        await step.retype?.(page, typed)
        await step.send(page)
        await step.passed(page)
      })

      test('the network comes and goes', async ({ page }) => {
        await page.route(WHO, (route) => route.abort('connectionreset'))
        await page.context().setOffline(true)
        await page.context().setOffline(false)
        // Whatever the app asked for when it saw the network again has failed by the time that this is answered.
        await page.evaluate(() => fetch('/api/method/ping'))
        await expectTyped(page, typed.fields)
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
