import type { Page } from '@playwright/test'

/** The members of a company. */
export class Members {
  constructor(private readonly page: Page) {}

  readonly heading = () => this.page.getByRole('heading', { level: 1, name: 'Team' })
  /** The card of the only member of this role. */
  readonly card = (role: 'Owner' | 'Recruiter') =>
    this.page.getByRole('listitem').filter({ has: this.page.getByText(role, { exact: true }) })
  readonly invite = () => this.page.getByRole('button', { name: 'Invite', exact: true })
  readonly invited = () => this.page.locator('section').filter({ hasText: 'Invited' }).getByRole('listitem')

  async inviteNumber(mobile: string): Promise<void> {
    await this.page.getByLabel('Mobile Number').fill(mobile)
    await this.invite().click()
  }
}
