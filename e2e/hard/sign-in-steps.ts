import { expect, type Page } from '@playwright/test'
import { newMobile, signUp } from '../../scripts/lib/sample-company.mjs'
import { SignIn } from '../pages/sign-in'
import { toasted } from '../pages/toasts'
import { AFTER_RESEND_MS } from '../support/limits'
import { methodUrl } from '../support/network'
import { reached, type Step, type Typed, tap, toldOnForm, type Visit } from './step'

const SEND = methodUrl('sign_in_manager.api.send_custom_sms')
const VERIFY = methodUrl('sign_in_manager.api.verify_OTP_token')
const SENT = 'OTP sent successfully!'

/** A code works once, even if its answer was lost. */
const usedUp = toldOnForm('This OTP was already used. Please request a new one.')

/** Goes to the verify screen and types the code. */
async function typedCode({ page, administrator }: Visit, mobile: string): Promise<Typed> {
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
  const code = await administrator.readCode(mobile)
  await new SignIn(page, administrator).typeCode(code)
  const digits = Array.from(code, (digit, index) => [`Digit ${index + 1} of 6`, digit])
  // The app does not store a code.
  return { fields: Object.fromEntries(digits), kept: {} }
}

async function codeOfSignUp(visit: Visit): Promise<Typed> {
  const mobile = newMobile()
  await visit.page.goto('/frontend/signup')
  await new SignIn(visit.page, visit.administrator).askForSignUpCode('Asha Rao', mobile)
  return typedCode(visit, mobile)
}

async function codeOfLogin(visit: Visit): Promise<Typed> {
  const { mobile } = await signUp(visit.baseURL, visit.administrator)
  await visit.page.goto('/frontend/login')
  await new SignIn(visit.page, visit.administrator).askForLoginCode(mobile)
  return typedCode(visit, mobile)
}

/** Types the code again. After a right code its boxes are disabled. */
async function retypeCode(page: Page, { fields }: Typed): Promise<void> {
  const first = page.getByLabel('Digit 1 of 6')
  if (await first.isDisabled()) return
  await first.click()
  await page.keyboard.type(Object.values(fields).join(''))
}

/** Waits until another code can be requested. */
async function afterTheCountdown(page: Page): Promise<void> {
  await page.clock.setSystemTime(Date.now() + AFTER_RESEND_MS)
  await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeEnabled()
}

export const signInSteps: Step[] = [
  {
    name: 'sign-up',
    request: SEND,
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
    request: SEND,
    type: async ({ page, administrator, baseURL }) => {
      const { mobile } = await signUp(baseURL, administrator)
      await page.goto('/frontend/login')
      await page.getByLabel('Mobile Number').fill(mobile)
      return { fields: { 'Mobile Number': mobile } }
    },
    send: tap('OTP'),
    passed: reached('verify-otp'),
  },
  {
    name: 'the code of a sign-up',
    request: VERIFY,
    type: codeOfSignUp,
    retype: retypeCode,
    send: tap('Verify'),
    passed: reached('post-verification'),
    passedBefore: usedUp,
  },
  {
    name: 'the code of a login',
    request: VERIFY,
    type: codeOfLogin,
    retype: retypeCode,
    send: tap('Verify'),
    passed: reached('post-verification'),
    passedBefore: usedUp,
  },
  {
    name: 'another code',
    request: SEND,
    type: async (visit) => {
      const typed = await codeOfSignUp(visit)
      await afterTheCountdown(visit.page)
      return typed
    },
    send: tap('Resend OTP'),
    passed: (page) => toasted(page, SENT),
  },
  {
    name: 'the account of a verified number',
    request: methodUrl('sign_in_manager.override_class.user.sign_up'),
    type: codeOfSignUp,
    retype: retypeCode,
    send: tap('Verify'),
    passed: reached('post-verification'),
    passedBefore: toldOnForm('Your account may have been made already. Please log in, or sign up again.'),
  },
]
