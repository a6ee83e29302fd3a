import type { Page } from '@playwright/test'

type HrSample = { name: string; mobile: string; email: string }

/** hr-owner-details and hr-owner-display: the form and the list. */
export class HrDetails {
  constructor(private readonly page: Page) {}

  readonly field = (label: string) => this.page.getByLabel(label)
  readonly entry = (name: string) => this.page.getByRole('listitem').filter({ hasText: name })
  readonly next = () => this.page.getByRole('button', { name: 'Next' })
  readonly back = () => this.page.getByRole('button', { name: 'Back', exact: true })
  readonly plus = () => this.page.getByRole('button', { name: 'Add HR Detail', exact: true })
  readonly save = () => this.page.getByRole('button', { name: /^(Add|Update) HR Details$/ })
  readonly addFirst = () => this.page.getByRole('button', { name: 'Add First HR Detail' })
  readonly form = (heading: 'Add HR Details' | 'Edit HR Details') =>
    this.page.getByRole('heading', { name: heading })

  async openForm(): Promise<void> {
    await this.page.goto('/frontend/hr-owner-details')
  }

  async openList(): Promise<void> {
    await this.page.goto('/frontend/hr-owner-display')
  }

  async fill(contact: Partial<HrSample>): Promise<void> {
    if (contact.name !== undefined) await this.field('Name').fill(contact.name)
    if (contact.mobile !== undefined) await this.field('Phone Number').fill(contact.mobile)
    if (contact.email !== undefined) await this.field('Email').fill(contact.email)
  }

  async add(contact: HrSample): Promise<void> {
    await this.fill(contact)
    await this.save().click()
  }

  async startEdit(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${name}` }).click()
  }

  async edit(name: string, changes: Partial<HrSample>): Promise<void> {
    await this.startEdit(name)
    await this.fill(changes)
    await this.save().click()
  }
}
