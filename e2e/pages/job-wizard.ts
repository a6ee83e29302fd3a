import { expect, type Locator, type Page } from '@playwright/test'
import { Home } from './home'

export const STEPS = ['Job Details', 'Candidate Requirements', 'Interview Info', 'Job preivew'] as const

/** post-new-job: four steps and the two dialogs after it. */
export class JobWizard {
  constructor(private readonly page: Page) {}

  /** A required field's label ends with an asterisk. */
  readonly field = (label: string): Locator => {
    const words = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return this.page.getByLabel(new RegExp(`^${words}(\\s\\*)?$`))
  }
  readonly button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })
  readonly stepButton = (step: (typeof STEPS)[number]): Locator =>
    this.page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step })
  readonly success = (): Locator => this.page.getByRole('dialog', { name: 'Successful!' })
  readonly candidates = (): Locator =>
    this.page.getByRole('dialog', { name: 'Access Pre-Screened Candidates!' })
  /** The value of a field in the preview. */
  readonly reviewed = (label: string): Locator =>
    this.page
      .getByRole('main')
      .locator('dt')
      .filter({ hasText: new RegExp(`^${label}$`) })
      .locator('+ dd')

  async open(step = 1): Promise<void> {
    await this.page.goto(`/frontend/post-new-job?step=${step}`)
    await this.expectStep(STEPS[step - 1] ?? STEPS[0])
  }

  /** Opens the wizard from a company's home, so that home is the previous page. */
  async openFromHome(): Promise<void> {
    const home = new Home(this.page)
    await home.openAs('company')
    await home.link('New Job Post').click()
  }

  /** Goes from the first step to the preview. */
  async goToPreview(): Promise<void> {
    for (const step of STEPS.slice(1)) await this.stepButton(step).click()
  }

  /** Fills in what publishing needs, and opens the preview. No other test has searchers near this pincode. */
  async fillIn(title: string): Promise<void> {
    await this.open(1)
    await this.field('Job Title').fill(title)
    await this.field('Job Category').selectOption('Sales')
    await this.field('Job Type').selectOption('Full Time')
    await this.field('Pincode').fill('411001')
    await this.stepButton('Candidate Requirements').click()
    await this.field('Job Description').fill('Cooks for forty.')
    await this.stepButton('Interview Info').click()
    await this.stepButton('Job preivew').click()
  }

  /** Answers both dialogs that follow Submit. */
  async answerDialogs(answer: 'OK' | 'Cancel'): Promise<void> {
    await this.button('ok').click()
    await this.candidates().getByRole('button', { name: answer }).click()
  }

  async expectStep(step: (typeof STEPS)[number]): Promise<void> {
    await expect(this.page.getByRole('heading', { name: step, level: 2, exact: true })).toBeVisible()
    await expect(this.stepButton(step)).toHaveAttribute('aria-current', 'step')
  }

  /** The focus moves to the heading after the step has changed. An earlier key goes to the previous step. */
  async expectFocused(step: (typeof STEPS)[number]): Promise<void> {
    await expect(this.page.getByRole('heading', { name: step, level: 2, exact: true })).toBeFocused()
  }

  async expectOptions(label: string, options: string[]): Promise<void> {
    await expect(this.field(label).getByRole('option')).toHaveText(['Select', ...options])
  }
}
