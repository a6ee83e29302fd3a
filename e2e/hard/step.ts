import { expect, type Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { signUp } from '../../scripts/lib/sample-company.mjs'
import { type Account, type Owner, signUpOwner, takeOver } from '../support/accounts'

/** Somebody at a screen: their page, and what makes accounts. */
export type Visit = { page: Page; administrator: Administrator; baseURL: string }

export type Typed = {
  /** Who is signed in. */
  account?: Account
  /** What was typed, by the field's label. */
  fields: Record<string, string>
  /** What of it is there after a reload; all of it, unless said. */
  kept?: Record<string, string>
}

/** Where somebody types and then sends it to the server. */
export type Step = {
  name: string
  /** The request that carries it. */
  request: string
  /** Opens the step and types, up to the last tap. */
  type: (visit: Visit) => Promise<Typed>
  send: (page: Page) => Promise<void>
  /** What shows that it went through. */
  passed: (page: Page) => Promise<void>
  /** Fills in again what no storage may keep: files and codes. */
  retype?: (page: Page, typed: Typed) => Promise<void>
  /** What comes of sending it once more where only the answer was lost; the same, unless said. */
  passedBefore?: (page: Page) => Promise<void>
}

export const call = (name: string) => `**/api/method/${name}*`

export const tap = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

export const reached = (path: string) => (page: Page) =>
  expect(page).toHaveURL(new RegExp(`/frontend/${path}$`))

/** The person is told, on the form. */
export const toldOnForm = (sentence: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(sentence)).toBeVisible()

/** An account without a company at the page. */
export async function newcomer({ page, administrator, baseURL }: Visit): Promise<Account> {
  const account = await signUp(baseURL, administrator)
  await takeOver(page, account)
  return account
}

/** An account with a company at the page. */
export async function owner({ page, administrator, baseURL }: Visit): Promise<Owner> {
  const account = await signUpOwner(baseURL, administrator)
  await takeOver(page, account)
  return account
}

/** The library of the toasts is fetched when there is time; before that it could not be without a network. */
export const toastsReady = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

/** From now on the browser's storage takes nothing. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
  })
