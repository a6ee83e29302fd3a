import { expect, type Page } from '@playwright/test'
import { pdf, png } from '../support/samples'

/** What a test's company holds; the documents are made of its name. */
export type CompanySample = {
  name: string
  pincode: string
  /** One of the areas of that pincode. */
  area: string
  phone: string
}

/** create-company-profile: three steps, new or edit. */
export class CompanyForm {
  constructor(private readonly page: Page) {}

  readonly field = (label: string) => this.page.getByLabel(label, { exact: false })
  readonly next = () => this.page.getByRole('button', { name: 'Next' })
  readonly create = () => this.page.getByRole('button', { name: 'Create Company' })
  readonly update = () => this.page.getByRole('button', { name: 'Update Company' })

  async fillCompanyInfo(company: CompanySample): Promise<void> {
    await this.field('Company Name').fill(company.name)
    await this.field('Company Type').selectOption('Private Limited Company (Pvt. Ltd.)')
    await this.page.getByRole('textbox', { name: /^Email/ }).fill('office@example.in')
    await this.field('About Company').fill('We weave cotton, and have since 1987.')
    await this.chooseFile('Company Logo', 'logo.png', png(64, [35, 72, 200]))
    await this.chooseFile(
      'Government Approved Registration Document',
      'registration.pdf',
      pdf(`${company.name} registration`),
    )
    await this.chooseFile('Company PAN Card', 'pan.pdf', pdf(`${company.name} PAN`))
  }

  async chooseFile(label: string, name: string, buffer: Buffer): Promise<void> {
    const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'image/png'
    await this.page.getByLabel(label).setInputFiles({ name, mimeType, buffer })
  }

  async fillAddress(company: CompanySample): Promise<void> {
    await this.field('Address Line 1').fill('12 MG Road')
    await this.field('Pincode').fill(company.pincode)
    await expect(this.field('City')).not.toHaveValue('')
    await this.field('Area').fill(company.area)
  }

  async fillContact(company: CompanySample): Promise<void> {
    await this.field('Contact Person').fill('Asha Rao')
    await this.field('Phone Number').fill(company.phone)
  }

  /** All three steps, to the company's creation. */
  async fillAndCreate(company: CompanySample): Promise<void> {
    await this.fillCompanyInfo(company)
    await this.next().click()
    await this.fillAddress(company)
    await this.next().click()
    await this.fillContact(company)
    await this.create().click()
  }
}
