import { expect, type Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { type Account, type Owner, signInPage, signUpOwner } from '../support/accounts'
import { signUpEmployer } from '../support/market'

/** A test's page, and what makes accounts. */
export type Visit = { page: Page; administrator: Administrator; baseURL: string }

export type Typed = {
  /** The account that is signed in. */
  account?: Account
  /** What was typed, by the field's label. */
  fields: Record<string, string>
  /** What is there after a reload. Without it: all of `fields`. */
  kept?: Record<string, string>
}

/** A step of a form: somebody types, then sends. */
export type Step = {
  name: string
  /** The request that carries it. */
  request: string
  /** Opens the step and types. Does not send. */
  type: (visit: Visit) => Promise<Typed>
  send: (page: Page) => Promise<void>
  /** The app's words for every failure, where what was not sent waits on the device. Without it: the failure's own. */
  says?: RegExp
  /** Waits for the success. */
  passed: (page: Page) => Promise<void>
  /** Goes to where what was typed is seen, if that is not where it is sent. */
  toFields?: (page: Page) => Promise<void>
  /** Fills in again what storage cannot keep: files and codes. */
  retype?: (page: Page, typed: Typed) => Promise<void>
  /** Waits for the success that a reload shows by itself, where only the answer was lost. Without it: the form is there. */
  passedOnReload?: (page: Page) => Promise<void>
  /** Waits for the success of sending again, where only the answer was lost. Without it: `passed`. */
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

/** The app fetches its library of toasts when it is idle. Without a network it could not. */
export const toastsReady = (page: Page) =>
  expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()

/** The browser's storage refuses every write from now on. */
export const fillStorage = (page: Page) =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Quota exceeded', 'QuotaExceededError')
    }
  })
