import { expect, type Locator, type Page } from '@playwright/test'

/** The profile of a job searcher. */
export class SearcherProfile {
  constructor(private readonly page: Page) {}

  readonly field = (name: string): Locator => this.page.getByLabel(name, { exact: true })
  readonly saveButton = (): Locator => this.page.getByRole('button', { name: 'Save Profile' })

  async open(): Promise<void> {
    await this.page.goto('/frontend/profile?all=1')
    await expect(this.saveButton()).toBeVisible()
  }

  async fillInFrom(resume: object | Buffer): Promise<void> {
    const [name, mimeType, buffer] = Buffer.isBuffer(resume)
      ? (['resume.pdf', 'application/pdf', resume] as const)
      : (['resume.json', 'application/json', Buffer.from(JSON.stringify(resume))] as const)
    await this.field('Fill in from a resume (PDF, DOCX or JSON)').setInputFiles({ name, mimeType, buffer })
  }
}
