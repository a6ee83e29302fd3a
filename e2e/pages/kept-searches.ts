import type { Locator, Page } from '@playwright/test'
import type { Administrator } from '../../scripts/lib/administrator.mjs'

/** The list of jobs with its save button, and the screen of kept searches. */
export class KeptSearches {
  constructor(private readonly page: Page) {}

  /** In the list of jobs: before and after the search is saved. */
  readonly keep = (): Locator => this.page.getByRole('button', { name: 'Keep this search' })
  readonly kept = (): Locator => this.page.getByRole('button', { name: 'Search kept' })

  readonly card = (label: string): Locator => this.page.getByRole('listitem').filter({ hasText: label })
  readonly frequency = (label: string): Locator => this.card(label).getByLabel('Tell me')
  readonly remove = (label: string): Locator => this.page.getByRole('button', { name: `Delete ${label}` })

  async open(): Promise<void> {
    await this.page.goto('/frontend/kept-searches')
  }
}

/** Makes the server look for new jobs now, as its scheduler does every five minutes. */
export const tellNews = (administrator: Administrator): Promise<number> =>
  administrator.client.call('job_portal.searchers.alert_telling.run')
