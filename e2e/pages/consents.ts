import { expect, type Locator, type Page } from '@playwright/test'

/** The consents of an account. */
export class Consents {
  constructor(private readonly page: Page) {}

  readonly takeBack = (title: string): Locator =>
    this.page.getByRole('button', { name: `Take back: ${title}` })
  readonly card = (title: string): Locator =>
    this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: title, exact: true }) })

  async open(): Promise<void> {
    await this.page.goto('/frontend/consents')
    await expect(this.card('Your profile')).toBeVisible()
  }
}
