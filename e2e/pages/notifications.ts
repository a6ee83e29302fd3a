import type { Locator, Page } from '@playwright/test'

/** The bell of home and the screen behind it. */
export class Notifications {
  constructor(private readonly page: Page) {}

  /** The bell with this number of unread notifications. */
  readonly bell = (unread: number): Locator =>
    this.page.getByRole('link', {
      name: unread ? `Notifications, ${unread} unread` : 'Notifications',
      exact: true,
    })
  readonly line = (text: string | RegExp): Locator =>
    this.page.getByRole('listitem').filter({ hasText: text })
  readonly day = (name: string): Locator => this.page.getByRole('heading', { name })

  async open(): Promise<void> {
    await this.page.goto('/frontend/notifications')
  }
}
