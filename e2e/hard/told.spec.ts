// Screens that only ask the server: after a failure the app says what happened, and another attempt works.

import type { Locator, Page } from '@playwright/test'
import { toasted } from '../pages/toasts'
import { addContact, SAMPLE_COMPANY } from '../support/accounts'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'
import { brokenAnswers, GIVE_UP_TIMEOUT } from './failures'

type Request = {
  name: string
  request: string
  attempt: (page: Page) => Promise<unknown>
  /** The button or link for another attempt. */
  offers: (page: Page) => Locator
  again: (page: Page) => Promise<unknown>
  /** Waits for the success. */
  passed: (page: Page) => Promise<void>
}

const DETAILS = methodUrl('job_portal.api.get_company_details')
const WHO = methodUrl('frappe.auth.get_logged_user')

const open = (path: string) => (page: Page) => page.goto(`/frontend/${path}`)

const retry = {
  offers: (page: Page) => page.getByRole('button', { name: 'Retry' }),
  /** Clicks if the button is still there: the app may have tried again on its own. */
  again: (page: Page) =>
    retry.offers(page).evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click()
    }),
}

const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' })

const requests: Request[] = [
  {
    name: 'the profile',
    request: DETAILS,
    attempt: open('profile'),
    ...retry,
    passed: (page) => expect(page.getByRole('heading', { name: SAMPLE_COMPANY })).toBeVisible(),
  },
  {
    name: 'a company that is to be edited',
    request: DETAILS,
    attempt: open('create-company-profile'),
    ...retry,
    passed: (page) => expect(page.getByLabel('Company Name')).toBeVisible(),
  },
  {
    name: "the company of one's own job",
    request: DETAILS,
    attempt: async (page) => {
      await open('job-details?job=1')(page)
      await page.getByRole('tab', { name: 'Company Details' }).click()
    },
    ...retry,
    passed: (page) => expect(page.getByText('Cotton since 1987.')).toBeVisible(),
  },
  {
    name: 'the contacts',
    request: methodUrl('job_portal.api.get_hr_details'),
    attempt: open('hr-owner-display'),
    ...retry,
    passed: (page) => expect(page.getByRole('listitem').filter({ hasText: 'Meera' })).toBeVisible(),
  },
  {
    name: 'who is signed in',
    request: WHO,
    attempt: open('profile'),
    // The session stays stored, so its screens still open (docs/behaviour.md#who-is-signed-in).
    offers: (page) => page.getByRole('heading', { name: SAMPLE_COMPANY }),
    again: open('profile'),
    passed: (page) => expect(page.getByRole('heading', { name: SAMPLE_COMPANY })).toBeVisible(),
  },
  {
    name: 'a log-out',
    request: methodUrl('logout'),
    attempt: async (page) => {
      await open('home')(page)
      await page.getByRole('button', { name: 'Menu' }).click()
      await logoutButton(page).click()
    },
    offers: logoutButton,
    again: (page) => logoutButton(page).click(),
    passed: (page) => toasted(page, 'You have been logged out.'),
  },
]

for (const { name, request, attempt, offers, again, passed } of requests)
  test.describe(name, () => {
    for (const failure of brokenAnswers)
      test(failure.name, async ({ page, owner }) => {
        await addContact(owner, 'Meera')
        const repair = await failure.start(page, request)
        await attempt(page)
        await expect(page.getByText(failure.says).first()).toBeVisible({ timeout: GIVE_UP_TIMEOUT })
        await expect(offers(page)).toBeVisible()
        await repair()
        await again(page)
        await passed(page)
      })
  })
