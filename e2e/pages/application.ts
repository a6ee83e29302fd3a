import { expect, type Locator, type Page } from '@playwright/test'
import { cardOf } from './home'

/** A job's page, the application for it, and My Jobs of a searcher. */
export class Application {
  constructor(private readonly page: Page) {}

  readonly letter = (): Locator => this.page.getByLabel('Cover Letter')
  readonly applied = (): Locator => this.page.getByText(/^Applied on \d/)
  readonly send = (): Locator => this.page.getByRole('button', { name: 'Apply for Job' })

  async openJob(job: string): Promise<void> {
    await this.page.goto(`/frontend/job-details/${job}`)
  }

  async open(job: string): Promise<void> {
    await this.page.goto(`/frontend/apply-job?job=${job}`)
    await expect(this.send()).toBeVisible()
  }

  readonly consent = (): Locator => this.page.getByRole('region', { name: 'Your data:' })

  /** One for each notice. */
  readonly ticks = (): Locator => this.consent().getByRole('checkbox')

  /** Agrees to each notice. */
  async agree(): Promise<void> {
    await this.ticks().first().waitFor()
    for (const tick of await this.ticks().all()) await tick.check()
  }

  async openMyJobs(query = ''): Promise<void> {
    await this.page.goto(`/frontend/my-jobs${query}`)
  }

  readonly card = (title: string): Locator => cardOf(this.page, title)

  /** The present step of an application in My Jobs. */
  readonly step = (title: string): Locator => this.card(title).locator('[aria-current="step"]')

  /** Withdraws in My Jobs, through the question. */
  async withdraw(title: string): Promise<void> {
    await this.card(title).getByRole('button', { name: 'Withdraw' }).click()
    const question = this.page.getByRole('dialog', { name: 'Withdraw your application?' })
    await question.getByRole('button', { name: 'Withdraw Application' }).click()
    await expect(question).toBeHidden()
  }
}
