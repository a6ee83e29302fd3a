import { expect, type Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { type Account, type Owner, signInPage, signUpOwner } from '../support/accounts'
import { signUpEmployer } from '../support/market'

/** A test's page, and what it needs to make accounts. */
export type Visit = { page: Page; administrator: Administrator; baseURL: string }

export type Typed = {
  /** The account that is signed in. */
  account?: Account
  /** The typed values, by the field's label. */
  fields: Record<string, string>
  /** The fields that survive a reload. By default all of `fields`. */
  kept?: Record<string, string>
}

/** A step of a form: the person types, then sends. */
export type Step = {
  name: string
  /** The request that sends it. */
  request: string
  /** Opens the step and types. Does not send. */
  type: (visit: Visit) => Promise<Typed>
  send: (page: Page) => Promise<void>
  /** The app's message for every failure, if unsent data waits on the device. By default the failure's own. */
  says?: RegExp
  /** Waits for the success. */
  passed: (page: Page) => Promise<void>
  /** Opens the place that shows what was typed, if the form does not. */
  toFields?: (page: Page) => Promise<void>
  /** Fills in again what drafts do not hold: files and codes. */
  retype?: (page: Page, typed: Typed) => Promise<void>
  /** If only the answer was lost: waits for the success that a reload shows. By default the form is there. */
  passedOnReload?: (page: Page) => Promise<void>
  /** If only the answer was lost: waits for the success of sending again. By default `passed`. */
  passedBefore?: (page: Page) => Promise<void>
}

export const tap = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

export const reached = (path: string) => (page: Page) =>
  expect(page).toHaveURL(new RegExp(`/frontend/${path}$`))

/** The form shows the sentence. */
export const toldOnForm = (sentence: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(sentence)).toBeVisible()

/** Signs the page in to an account without a company. */
export async function newcomer({ page, administrator, baseURL }: Visit): Promise<Account> {
  const account = await signUpAgreed(baseURL, administrator)
  await signInPage(page, account)
  return account
}

/** Signs the page in to an account with a company. */
export async function owner({ page, administrator, baseURL }: Visit): Promise<Owner> {
  const account = await signUpOwner(baseURL, administrator)
  await signInPage(page, account)
  return account
}

/** Signs the page in to an account whose company may post jobs. */
export async function employer({ page, administrator, baseURL }: Visit): Promise<Owner> {
  const account = await signUpEmployer(baseURL, administrator)
  await signInPage(page, account)
  return account
}

/** The app loads the toast library when it is idle. Without a network it could not. */
export const toastsReady = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

/** Makes every later write to the browser's storage fail. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
  })
