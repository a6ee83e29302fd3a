import type { Locator, Page } from '@playwright/test'

/** The screen of a conversation. */
export class Conversation {
  readonly log: Locator
  readonly box: Locator
  readonly send: Locator
  readonly ready: Locator
  /** The messages of both sides, oldest first, and below them those that wait. */
  readonly rows: Locator

  constructor(private readonly page: Page) {
    this.log = page.getByRole('log', { name: 'Messages' })
    this.box = page.getByRole('textbox', { name: 'Message' })
    this.send = page.getByRole('button', { name: 'Send' })
    this.ready = page.getByRole('group', { name: 'Ready sentences' })
    this.rows = this.log.getByRole('article')
  }

  /** The reader's own messages in this state. */
  messages(state: 'Sent' | 'Waiting' | 'Not sent'): Locator {
    return this.rows.filter({ has: this.page.getByText(state, { exact: true }) })
  }

  async write(text: string): Promise<void> {
    await this.box.fill(text)
    await this.send.click()
  }

  async back(): Promise<void> {
    await this.page.getByRole('button', { name: 'Back' }).click()
  }

  /** Chooses an entry of the menu. */
  async choose(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: 'More' }).click()
    await this.page.getByRole('dialog', { name: 'Conversation' }).getByRole('button', { name: entry }).click()
  }

  /** Sends the ready sentence with this beginning, and these values by their placeholders' labels. */
  async sendReady(start: string, places: Record<string, string>): Promise<void> {
    await this.ready.getByRole('button', { name: start }).click()
    const sheet = this.page.getByRole('dialog', { name: 'Ready sentence' })
    for (const [label, value] of Object.entries(places)) await sheet.getByLabel(label).fill(value)
    await sheet.getByRole('button', { name: 'Send' }).click()
  }
}
