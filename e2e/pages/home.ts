import { expect, type Locator, type Page } from '@playwright/test'

export const LABELS = {
  job_searcher: "I'm a Job Searcher",
  company: "I'm a Company",
  freelancer: "I'm a Freelancer",
  find_freelancer: 'I Want to Find Freelancers',
} as const

export type UserType = keyof typeof LABELS

/** The home screen with its menu, search box and filter. */
export class Home {
  constructor(private readonly page: Page) {}

  readonly menuButton = (): Locator => this.page.getByRole('button', { name: 'Menu' })
  readonly menu = (): Locator => this.page.getByRole('dialog', { name: 'Menu' })
  readonly filter = (): Locator => this.page.getByRole('dialog', { name: 'Filter' })
  /** A combobox if there are suggestions. */
  readonly search = (): Locator => this.page.getByLabel('Search jobs')
  readonly choice = (userType: UserType): Locator => this.page.getByRole('button', { name: LABELS[userType] })
  readonly tabs = (): Locator => this.page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  readonly link = (name: string | RegExp): Locator => this.page.getByRole('link', { name })

  async open(): Promise<void> {
    await this.page.goto('/frontend/home')
  }

  /** Opens home and chooses a user type. */
  async openAs(userType: UserType): Promise<void> {
    await this.open()
    await this.choice(userType).click()
    await expect(this.choice(userType)).toBeHidden()
  }

  async openMenu(): Promise<void> {
    await this.menuButton().click()
    await expect(this.menu()).toBeVisible()
  }

  readonly logoutButton = (): Locator => this.menu().getByRole('button', { name: 'Logout' })

  /** Logs out in the menu. */
  async logOut(): Promise<void> {
    await this.open()
    await this.openMenu()
    await this.logoutButton().click()
    await expect(this.menu()).toBeHidden()
  }
}

/** The cards of a list: jobs or people. */
export const cardsOf = (page: Page): Locator => page.getByRole('article')

/** Opens the menu of a company's job. */
export const openMenu = (card: Locator): Promise<void> => card.getByText('More', { exact: true }).click()

export const cardOf = (page: Page, name: string): Locator =>
  cardsOf(page).filter({ has: page.getByRole('heading', { name }) })

/** The actions that the app logs, in order. There is no server call behind them. */
export function actionsOf(page: Page): string[] {
  const actions: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Action: ')) actions.push(message.text())
  })
  return actions
}
