import { expect, type Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { newMobile, signUp } from '../../scripts/lib/sample-company.mjs'
import { bengaluru, CompanyForm } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { SignIn } from '../pages/sign-in'
import { type Account, addContact, SAMPLE_COMPANY, signUpOwner, takeOver } from '../support/accounts'

/** Somebody at a screen: their page, and what makes accounts. */
export type Visit = { page: Page; administrator: Administrator; baseURL: string }

type Fields = Record<string, string>

export type Typed = {
  /** Who is signed in. */
  account?: Account
  /** What was typed, by the field's label. */
  fields: Fields
  /** What of it is there after a reload; all of it, unless said. */
  kept?: Fields
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
  /** What comes of sending it once more where only the answer was lost; the same, unless said. */
  passedBefore?: (page: Page) => Promise<void>
}

const call = (name: string) => `**/api/method/${name}*`
const tap = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
/** The person is told, in the place of the code's error. */
const refusedWith = (sentence: string) => (page: Page) =>
  expect(page.getByRole('main').getByText(sentence)).toBeVisible()
const reached = (path: string) => (page: Page) => expect(page).toHaveURL(new RegExp(`/frontend/${path}$`))

const sample = bengaluru('Sundar Mills')
const contact = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }
const contactFields = { Name: contact.name, 'Phone Number': contact.mobile, Email: contact.email }

async function newcomer({ page, administrator, baseURL }: Visit) {
  const account = await signUp(baseURL, administrator)
  await takeOver(page, account)
  return account
}

async function owner({ page, administrator, baseURL }: Visit) {
  const account = await signUpOwner(baseURL, administrator)
  await takeOver(page, account)
  return account
}

/** The three steps of a new company, filled in. */
async function newCompany(visit: Visit): Promise<Typed> {
  const account = await newcomer(visit)
  const form = new CompanyForm(visit.page)
  await form.open()
  await form.fillAll(sample)
  // Files are not kept: the form opens again where they are chosen.
  const kept = { 'Company Name': sample.name }
  return { account, fields: { 'Contact Person': 'Asha Rao', 'Phone Number': sample.phone }, kept }
}

async function askedForCode({ page, administrator }: Visit): Promise<Typed> {
  const mobile = newMobile()
  const signIn = new SignIn(page, administrator)
  await page.goto('/frontend/signup')
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
  const code = await administrator.readCode(mobile)
  await signIn.typeCode(code)
  const digits = Array.from(code, (digit, index) => [`Digit ${index + 1} of 6`, digit])
  // A code belongs into no storage.
  return { fields: Object.fromEntries(digits), kept: {} }
}

export const steps: Step[] = [
  {
    name: 'sign-up',
    request: call('sign_in_manager.api.send_custom_sms'),
    type: async ({ page }) => {
      const fields = { Name: 'Asha Rao', 'Mobile Number': newMobile() }
      await page.goto('/frontend/signup')
      for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).fill(value)
      return { fields }
    },
    send: tap('Send OTP'),
    passed: reached('verify-otp'),
  },
  {
    name: 'login',
    request: call('sign_in_manager.api.send_custom_sms'),
    type: async ({ page }) => {
      const fields = { 'Mobile Number': newMobile() }
      await page.goto('/frontend/login')
      await page.getByLabel('Mobile Number').fill(fields['Mobile Number'])
      return { fields }
    },
    send: tap('OTP'),
    // The number has no account: the server says so itself.
    passed: (page) => expect(page.getByRole('main').getByText('User Not Found')).toBeVisible(),
  },
  {
    name: 'the code',
    request: call('sign_in_manager.api.verify_OTP_token'),
    type: askedForCode,
    send: tap('Verify'),
    passed: reached('post-verification'),
    // A code counts once, whoever got the answer.
    passedBefore: refusedWith('This OTP was already used. Please request a new one.'),
  },
  {
    name: 'the account of a verified number',
    request: call('sign_in_manager.override_class.user.sign_up'),
    type: askedForCode,
    send: tap('Verify'),
    passed: reached('post-verification'),
    passedBefore: refusedWith('Invalid session. Please try signing up again.'),
  },
  {
    name: 'the documents of a company',
    request: call('upload_file'),
    type: newCompany,
    send: tap('Create Company'),
    passed: reached('hr-owner-details'),
  },
  {
    name: 'a new company',
    request: call('job_portal.api.add_company'),
    type: newCompany,
    send: tap('Create Company'),
    passed: reached('hr-owner-details'),
  },
  {
    name: 'a changed company',
    request: call('job_portal.api.update_company_details'),
    type: async (visit) => {
      const account = await owner(visit)
      const form = new CompanyForm(visit.page)
      await form.open(3)
      await form.field('Contact Person').fill('Ravi Rao')
      return { account, fields: { 'Contact Person': 'Ravi Rao' } }
    },
    send: tap('Update Company'),
    passed: async (page) => {
      await reached('profile')(page)
      await expect(page.getByRole('heading', { name: SAMPLE_COMPANY })).toBeVisible()
    },
  },
  {
    name: 'a new contact',
    request: call('job_portal.api.add_hr_details'),
    type: async (visit) => {
      const account = await owner(visit)
      const hr = new HrDetails(visit.page)
      await hr.openForm()
      await hr.fill(contact)
      return { account, fields: contactFields }
    },
    send: tap('Add HR Details'),
    passed: async (page) => {
      await reached('hr-owner-display')(page)
      // Once, whatever became of the first attempt.
      await expect(new HrDetails(page).entry(contact.name)).toHaveCount(1)
    },
  },
  {
    name: 'a changed contact',
    request: call('job_portal.api.edit_hr_details'),
    type: async (visit) => {
      const account = await owner(visit)
      await addContact(account, 'Meera')
      const hr = new HrDetails(visit.page)
      await hr.openList()
      await hr.startEdit('Meera')
      await hr.fill(contact)
      return { account, fields: contactFields }
    },
    send: tap('Update HR Details'),
    passed: reached('hr-owner-display'),
  },
]
