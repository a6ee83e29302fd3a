import type { Page } from '@playwright/test'

export type HrSample = { name: string; mobile: string; email: string }

/** hr-owner-details and hr-owner-display: the form and the list. */
export class HrDetails {
  constructor(private readonly page: Page) {}

  readonly field = (label: string) => this.page.getByLabel(label)
  readonly entry = (name: string) => this.page.getByRole('listitem').filter({ hasText: name })
  readonly next = () => this.page.getByRole('button', { name: 'Next' })

  async fill(contact: Partial<HrSample>): Promise<void> {
    if (contact.name) await this.field('Name').fill(contact.name)
    if (contact.mobile) await this.field('Phone Number').fill(contact.mobile)
    if (contact.email) await this.field('Email').fill(contact.email)
  }

  async add(contact: HrSample): Promise<void> {
    await this.fill(contact)
    await this.page.getByRole('button', { name: 'Add HR Details' }).click()
  }

  async edit(name: string, changes: Partial<HrSample>): Promise<void> {
    await this.page.getByRole('button', { name: `Edit ${name}` }).click()
    await this.fill(changes)
    await this.page.getByRole('button', { name: 'Update HR Details' }).click()
  }

  async openForm(): Promise<void> {
    await this.page.getByRole('button', { name: 'Add HR Detail', exact: true }).click()
  }
}
