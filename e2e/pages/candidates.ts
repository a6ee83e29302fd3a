import { expect, type Locator, type Page } from '@playwright/test'
import { cardOf } from './home'

/** A company's lists of candidates, and a candidate's own screen. */
export class Candidates {
  constructor(private readonly page: Page) {}

  readonly card = (name: string): Locator => cardOf(this.page, name)
  readonly heading = (name: string): Locator => this.page.getByRole('heading', { level: 2, name })
  /** The button for a decision about a person, by its accessible name. */
  readonly decide = (decision: string, name: string): Locator =>
    this.page.getByRole('button', { name: `${decision} ${name}`, exact: true })
  readonly dialog = (title: string): Locator => this.page.getByRole('dialog', { name: title })
  readonly note = (): Locator => this.page.getByLabel('Private note')
  readonly saveNote = (): Locator => this.page.getByRole('button', { name: 'Save Note' })

  async openApplicants(job: string): Promise<void> {
    await this.page.goto(`/frontend/job-applicants?job=${job}`)
    await expect(this.page.getByRole('heading', { level: 1, name: 'Job Applicants' })).toBeVisible()
  }

  /** Opens the candidate's own screen from a list. */
  async open(name: string): Promise<void> {
    await this.card(name).getByRole('link', { name, exact: true }).click()
    await expect(this.page.getByRole('heading', { level: 1, name: 'Candidate' })).toBeVisible()
  }

  /** Expects these statuses in the history, the latest first. */
  async expectHistory(statuses: string[]): Promise<void> {
    const section = this.page.locator('section').filter({ has: this.heading('History') })
    await expect(section.getByRole('listitem')).toContainText(statuses)
    await expect(section.getByRole('listitem')).toHaveCount(statuses.length)
  }
}
