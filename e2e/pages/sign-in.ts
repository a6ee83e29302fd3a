import { expect, type Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'
import { toasted, toastsOf } from './toasts'

/** login, signup and verify-otp. */
export class SignIn {
  constructor(
    private readonly page: Page,
    private readonly administrator: Administrator,
  ) {}

  readonly mobile = () => this.page.getByLabel('Mobile Number')
  readonly verify = () => this.page.getByRole('button', { name: 'Verify' })
  readonly resend = () => this.page.getByRole('button', { name: 'Resend OTP' })
  readonly box = (place: number) => this.page.getByLabel(`Digit ${place} of 6`)
  readonly toast = (text: string) => toastsOf(this.page, text)
  readonly toasted = (text: string) => toasted(this.page, text)

  async openLogin(): Promise<void> {
    await this.page.goto('/frontend/login')
  }

  async askForLoginCode(mobile: string): Promise<void> {
    await this.mobile().fill(mobile)
    await this.page.getByRole('button', { name: 'OTP' }).click()
  }

  async askForSignUpCode(name: string, mobile: string): Promise<void> {
    await this.page.getByLabel('Name').fill(name)
    await this.mobile().fill(mobile)
    await this.page.getByRole('button', { name: 'Send OTP' }).click()
  }

  /** Types the newest code and verifies it. */
  async enterCode(mobile: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
    await this.typeCode(await this.administrator.readCode(mobile))
    await this.sendCode()
    await this.page.waitForURL((url) => !url.pathname.endsWith('/verify-otp'))
  }

  /** Sends a complete code. On a live site the sixth digit has already done so. */
  async sendCode(): Promise<void> {
    await this.page.keyboard.press('Enter')
  }

  async typeCode(code: string): Promise<void> {
    await this.box(1).click()
    await this.page.keyboard.type(code)
  }

  /** Signs up as a company, from pre-onboarding to post-verification. */
  async signUpAsCompany(name: string, mobile: string): Promise<void> {
    await this.page.goto('/frontend/pre-onboarding')
    await this.page.getByRole('button', { name: 'Company' }).click()
    await this.askForSignUpCode(name, mobile)
    await this.enterCode(mobile)
    await expect(this.page).toHaveURL(/\/post-verification$/)
  }

  async logIn(mobile: string): Promise<void> {
    await this.openLogin()
    await this.logInHere(mobile)
  }

  /** Logs in on the login screen that the page already shows. */
  async logInHere(mobile: string): Promise<void> {
    await this.askForLoginCode(mobile)
    await this.enterCode(mobile)
  }
}
