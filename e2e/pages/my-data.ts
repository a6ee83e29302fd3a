import { expect, type Locator, type Page } from '@playwright/test'

/** The account's data: view, download, freeze, delete. */
export class MyData {
  constructor(private readonly page: Page) {}

  readonly button = (name: string): Locator => this.page.getByRole('main').getByRole('button', { name })
  /** A list of data, by the beginning of its title. */
  readonly section = (title: string): Locator =>
    this.page
      .locator('details')
      .filter({ has: this.page.locator('summary', { hasText: new RegExp(`^${title}`) }) })
  readonly summary = (title: string): Locator => this.section(title).locator('summary')
  readonly freezing = (): Locator => this.page.getByRole('dialog', { name: 'Freeze your account?' })
  readonly deleting = (): Locator => this.page.getByRole('dialog', { name: 'Delete your account?' })
  /** Shown above every screen while the account is frozen. */
  readonly banner = (): Locator => this.page.getByRole('complementary', { name: 'Frozen account' })

  async open(): Promise<void> {
    await this.page.goto('/frontend/my-data')
    await expect(this.page.getByRole('heading', { level: 1, name: 'My Data' })).toBeVisible()
  }

  /** The file that a button downloads. */
  async download(button: string): Promise<{ name: string; content: Buffer }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), this.button(button).click()])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    return { name: download.suggestedFilename(), content: Buffer.concat(chunks) }
  }

  /** Requests the code for the deletion, with the keyboard. */
  async askForCode(): Promise<void> {
    await this.button('Delete my account').press('Enter')
    await this.deleting().getByRole('button', { name: 'Send me a code' }).press('Enter')
    await expect(this.deleting().getByLabel('Digit 1 of 6')).toBeFocused()
  }

  async enterCode(code: string): Promise<void> {
    await this.deleting().getByLabel('Digit 1 of 6').fill(code)
    await this.deleting().getByRole('button', { name: 'Delete for good' }).press('Enter')
  }
}
