// At each step, whatever goes wrong: what was typed is still there, the app says what happened, and once the
// trouble is over the same tap goes through.

import type { Page } from '@playwright/test'
import { SignIn } from '../pages/sign-in'
import { expect, test } from '../support/test'
import { failures } from './failures'
import { type Step, steps } from './steps'

/** A request without an answer is given up after 30 s. */
const PATIENCE = 45_000

/** A company that was not saved is told so on a screen of its own. */
async function backToForm(page: Page) {
  const goBack = page.getByRole('button', { name: 'Go Back' })
  if (await goBack.isVisible()) await goBack.click()
}

async function expectTyped(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields))
    await expect(page.getByLabel(label).first()).toHaveValue(value)
}

/** The library of the toasts is fetched when there is time; before that it could not be without a network. */
const toastsReady = (page: Page) => expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

const authenticated = ({ request }: Step) => !request.includes('sign_in_manager')

for (const step of steps) {
  test.describe(step.name, () => {
    for (const failure of failures) {
      test(failure.name, async ({ page, administrator, baseURL }) => {
        const { fields } = await step.type({ page, administrator, baseURL: String(baseURL) })
        await toastsReady(page)
        const mend = await failure.strike(page, step.request)
        await step.send(page)
        await expect(page.getByText(failure.says).first()).toBeVisible({ timeout: PATIENCE })
        await backToForm(page)
        await expectTyped(page, fields)
        await mend()
        await step.send(page)
        await ((failure.arrives && step.passedBefore) ?? step.passed)(page)
      })
    }

    test('the answer is lost on its way', async ({ page, administrator, baseURL }) => {
      const { fields } = await step.type({ page, administrator, baseURL: String(baseURL) })
      await toastsReady(page)
      await page.route(step.request, async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      })
      await step.send(page)
      await expect(page.getByText('There was an error reaching the server.').first()).toBeVisible()
      await backToForm(page)
      await expectTyped(page, fields)
      await page.unroute(step.request)
      await step.send(page)
      await (step.passedBefore ?? step.passed)(page)
    })

    test('the page is loaded anew', async ({ page, administrator, baseURL }) => {
      const { fields, kept = fields } = await step.type({ page, administrator, baseURL: String(baseURL) })
      await page.reload()
      await expect(page.getByRole('main')).toBeVisible()
      await expectTyped(page, kept)
    })

    if (authenticated(step))
      test('the session ends', async ({ page, administrator, baseURL }) => {
        const {
          account,
          fields,
          kept = fields,
        } = await step.type({ page, administrator, baseURL: String(baseURL) })
        if (!account) throw new Error('This step has an account.')
        await account.call('logout')
        await step.send(page)
        await expect(page.getByText('Your session has expired. Please log in again.').first()).toBeVisible()
        await expect(page).toHaveURL(/\/login$/)
        await new SignIn(page, administrator).askForLoginCode(account.mobile)
        await new SignIn(page, administrator).enterCode(account.mobile)
        await expectTyped(page, kept)
      })

    test('storage is full', async ({ page, administrator, baseURL }) => {
      await step.type({ page, administrator, baseURL: String(baseURL) })
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('Quota exceeded', 'QuotaExceededError')
        }
      })
      await step.send(page)
      await step.passed(page)
    })
  })
}
