import { expect, type Page } from '@playwright/test'

/** The company's profile page. */
export class Profile {
  constructor(private readonly page: Page) {}

  readonly card = (name: string) => this.page.getByRole('link', { name })
  readonly retry = () => this.page.getByRole('button', { name: 'Retry' })
  readonly createCompany = () => this.page.getByRole('button', { name: 'Create Company' })

  async open(): Promise<void> {
    await this.page.goto('/frontend/profile')
  }

  async expectCompany(name: string, lines: string[]): Promise<void> {
    await expect(this.page.getByRole('heading', { name })).toBeVisible()
    for (const line of lines) await expect(this.page.getByText(line, { exact: true })).toBeVisible()
  }

  async edit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Edit company' }).click()
  }
}
