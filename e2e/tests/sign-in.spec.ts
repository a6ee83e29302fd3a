import type { Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { sendToWindow } from '../pages/toasts'
import { expectAccessible } from '../support/accessibility'
import { AFTER_RESEND_MS } from '../support/limits'
import { holdAnswer, holdRequests, methodUrl, waitForAnswer } from '../support/network'
import { expect, test } from '../support/test'

const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'
const SEND = methodUrl('sign_in_manager.api.send_custom_sms')
const VERIFY = methodUrl('sign_in_manager.api.verify_OTP_token')

/** The account that the page is signed in to. */
const signedIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('session') ?? 'null')?.user.username)

/** Goes from home to the profile, for which a guest has to sign in. */
async function detourByLogin(page: Page): Promise<void> {
  await page.goto('/frontend/home')
  await page.evaluate(() => localStorage.setItem('companyName', 'JPC-00000'))
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
}

test('login reports a wrong number until it is edited, reports an unknown one, and keeps the focus', async ({
  page,
  context,
  signIn,
}) => {
  await signIn.openLogin()
  await page.getByRole('button', { name: 'OTP' }).click()
  await expect(page.getByText('Please enter a valid mobile number')).toBeVisible()
  await expectAccessible(page, 'login, errors')
  await signIn.mobile().fill('98765')
  await expect(page.getByText('Please enter a valid mobile number')).toBeHidden()
  await page.getByRole('button', { name: 'OTP' }).click()
  await expect(page.getByText('Please enter a valid 10-digit mobile number')).toBeVisible()
  await signIn.askForLoginCode(newMobile())
  await signIn.toasted('User Not Found')
  await expect(page.getByRole('main').getByText('User Not Found')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('button', { name: 'OTP' })).toBeFocused()
  await context.setOffline(true)
  await page.keyboard.press('Enter')
  await signIn.toasted(OFFLINE)
  await expect(page.getByRole('button', { name: 'OTP' })).toBeFocused()
  await sendToWindow(page, 'blur')
  await expectAccessible(page, 'login, toast')
})

test('sign-up asks for a name, and offers login for a number with an account', async ({
  page,
  signIn,
  signUpElsewhere,
}) => {
  const { mobile } = await signUpElsewhere()
  await page.goto('/frontend/signup')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByText('Please enter your name')).toBeVisible()
  await expect(page.getByText('Please enter a valid mobile number')).toBeVisible()
  await expectAccessible(page, 'signup, errors')
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await signIn.toasted('User Already Exists')
  await expect(page.getByRole('button', { name: 'Send OTP' })).toBeFocused()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByRole('main').getByText('User Already Exists')).toBeVisible()
  await page.getByRole('link', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(signIn.mobile()).toHaveValue(mobile)
})

test.describe('verify', () => {
  test('masks the number, counts down, takes a pasted code, and reports a wrong one', async ({
    page,
    signIn,
    administrator,
  }) => {
    const mobile = newMobile()
    await page.goto('/frontend/signup')
    await signIn.askForSignUpCode('Asha Rao', mobile)
    await expect(page.getByText(mobile.slice(-4))).toBeVisible()
    await expect(page.getByText(mobile)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Resend OTP' })).toBeDisabled()
    await expect(page.getByRole('timer')).toHaveText(/\d+ s/)
    await expect(signIn.verify()).toBeDisabled()
    // A keyboard or a password manager submits the form without the disabled button.
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
    await expect(page.getByRole('main').getByText('Please enter complete 6-digit OTP')).toBeVisible()

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('12 34 56'))
    await signIn.box(1).click()
    await page.keyboard.press('ControlOrMeta+V')
    for (const digit of [1, 2, 3, 4, 5, 6]) await expect(signIn.box(digit)).toHaveValue(String(digit))
    await expect(signIn.verify()).toBeEnabled()
    await expectAccessible(page, 'verify, countdown')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    await expect(signIn.box(5)).toHaveValue('')
    await expect(signIn.box(5)).toBeFocused()
    await expect(signIn.verify()).toBeDisabled()
    // A phone's keyboard deletes without a key event.
    await signIn.box(2).fill('')
    await expect(signIn.box(2)).toHaveValue('')
    await page.keyboard.type('7')
    await expect(signIn.box(2)).toHaveValue('7')

    const letGo = await holdRequests(page, VERIFY)
    await page.reload()
    const code = await administrator.readCode(mobile)
    await signIn.typeCode(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    // A code that is being checked cannot be changed or sent again.
    await expect(signIn.verify()).toBeDisabled()
    await expect(signIn.box(6)).not.toBeEditable()
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Enter')
    letGo()
    await signIn.toasted('Incorrect OTP')
    await expect(signIn.box(6)).toBeFocused()
    await expect(signIn.box(6)).not.toHaveValue('')
    const answered = page.waitForResponse(VERIFY)
    await signIn.verify().click()
    await answered
    await expect(signIn.verify()).not.toHaveAttribute('aria-busy')
    await expect(signIn.verify()).toBeFocused()

    await page.reload()
    await expect(page.getByText(mobile.slice(-4))).toBeVisible()
    await signIn.typeCode(code)
    await signIn.verify().click()
    await signIn.toasted('OTP verified successfully!')
    await expect(page).toHaveURL(/\/post-verification$/)
  })

  test('says if there is no number to verify or to send to', async ({ page, signIn }) => {
    await page.goto('/frontend/verify-otp')
    await signIn.resend().click()
    await signIn.toasted('Invalid session. Please try signing up again.')
    await signIn.typeCode('123456')
    await signIn.verify().click()
    await signIn.toasted('Invalid session. Please try again.')
    await page.getByRole('button', { name: 'Change Number' }).click()
    await expect(page).toHaveURL(/\/login$/)
  })
})

test('a reload during the success message continues', async ({ page, signIn, administrator }) => {
  await page.clock.install()
  const mobile = newMobile()
  await page.goto('/frontend/signup')
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await expect(page.getByText(mobile.slice(-4))).toBeVisible()
  await signIn.typeCode(await administrator.readCode(mobile))
  // The clock is stopped, so that the success stays.
  await page.clock.pauseAt(Date.now() + 60_000)
  await signIn.verify().click()
  await expect.poll(() => signedIn(page)).toBeTruthy()
  const [account] = await administrator.list('JP Account', { mobile_no: mobile }, ['user'])
  expect(await signedIn(page)).toBe(account?.user)
  await page.reload()
  await page.clock.resume()
  await expect(page).toHaveURL(/\/post-verification$/)
})

test.describe('a code whose answer comes late', () => {
  let mobile: string
  let name: string

  test.beforeEach(async ({ page, signIn, administrator, signUpElsewhere }) => {
    const account = await signUpElsewhere()
    mobile = account.mobile
    name = account.session.user.username
    await detourByLogin(page)
    await signIn.askForLoginCode(mobile)
    await expect(page.getByText(mobile.slice(-4))).toBeVisible()
    await signIn.typeCode(await administrator.readCode(mobile))
  })

  test('disables Change Number, signs in even after Back, and does not navigate', async ({
    page,
    signIn,
  }) => {
    const letGo = await holdRequests(page, VERIFY)
    await signIn.verify().click()
    await expect(page.getByRole('button', { name: 'Change Number' })).toBeDisabled()
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    letGo()
    await signIn.toasted('OTP verified successfully!')
    const isOver = () => page.evaluate(() => sessionStorage.getItem('verification'))
    await expect.poll(isOver).toBeNull()
    expect(await signedIn(page)).toBe(name)
    await expect(page).toHaveURL(/\/home$/)
  })

  test('does not count after another number has requested a code', async ({
    page,
    signIn,
    administrator,
    toast,
    signUpElsewhere,
  }) => {
    const other = await signUpElsewhere()
    const letGo = await holdAnswer(page, VERIFY)
    const sending = page.waitForRequest(VERIFY)
    await signIn.verify().click()
    await sending
    await page.goBack()
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    await signIn.askForLoginCode(other.mobile)
    await expect(page.getByText(other.mobile.slice(-4))).toBeVisible()
    letGo()
    await waitForAnswer(page, 'sign_in_manager.api.verify_OTP_token')
    await signIn.typeCode(await administrator.readCode(other.mobile))
    expect(await signedIn(page)).toBeUndefined()
    await expect(toast('OTP verified successfully!')).toBeHidden()
    await signIn.verify().click()
    await expect(page).toHaveURL(/\/profile$/)
    expect(await signedIn(page)).toBe(other.session.user.username)
  })
})

test('does not restore its number if it is a late resend', async ({ page, signIn, signUpElsewhere }) => {
  const [first, second] = [await signUpElsewhere(), await signUpElsewhere()]
  await page.clock.install()
  await signIn.openLogin()
  await signIn.askForLoginCode(first.mobile)
  await expect(signIn.resend()).toBeDisabled()
  await page.clock.fastForward(AFTER_RESEND_MS)
  const letGo = await holdAnswer(page, SEND)
  const sending = page.waitForRequest(SEND)
  await signIn.resend().click()
  const sent = await sending
  await page.getByRole('button', { name: 'Change Number' }).click()
  await signIn.askForLoginCode(second.mobile)
  await expect(page.getByText(second.mobile.slice(-4))).toBeVisible()
  letGo()
  await (await sent.response())?.finished()
  await expect(signIn.toast('OTP sent successfully!')).toBeHidden()
  await page.reload()
  await expect(page.getByText(second.mobile.slice(-4))).toBeVisible()
  await signIn.enterCode(second.mobile)
  await expect.poll(() => signedIn(page)).toBe(second.session.user.username)
})

test('a guard leads to login and then to the requested page; Back leads to the previous page, or home', async ({
  page,
  signIn,
  signUpElsewhere,
}) => {
  const { mobile } = await signUpElsewhere()
  await page.goto('/frontend/home')
  await page.goto('/frontend/hr-owner-display')
  await expect(page).toHaveURL(/\/login$/)
  await signIn.askForLoginCode(mobile)
  await page.getByRole('button', { name: 'Change Number' }).click()
  await signIn.logInHere(mobile)
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'HR / Owner Details' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)

  // Outside the app, which would store the session again when it starts.
  await page.goto('/api/method/ping')
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/frontend/hr-owner-details')
  await signIn.logInHere(mobile)
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test('a detour by login, "Continue as..." and sign-up leaves none of them in the history', async ({
  page,
  signIn,
}) => {
  await detourByLogin(page)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await page.getByRole('link', { name: 'Login' }).click()
  await page.getByRole('link', { name: 'Continue as...' }).click()
  await page.getByRole('button', { name: 'Company' }).click()
  const mobile = newMobile()
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await signIn.enterCode(mobile)
  await expect(page).toHaveURL(/\/profile$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
  await page.goForward()
  await expect(page).toHaveURL(/\/profile$/)
})
