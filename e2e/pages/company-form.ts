import { expect, type Page } from '@playwright/test'
import { pdf, png } from '../support/samples'

/** A test's company. Its documents contain its name. */
type CompanySample = {
  name: string
  pincode: string
  /** One of the pincode's areas. */
  area: string
  phone: string
}

/** A company whose pincode the directory knows. */
export const bengaluru = (name: string, phone = '9876543210'): CompanySample => ({
  name,
  pincode: '560001',
  area: 'Ashoknagar',
  phone,
})

/** create-company-profile: three steps, for a new company or an edit. */
export class CompanyForm {
  constructor(private readonly page: Page) {}

  readonly field = (label: string) => this.page.getByLabel(label, { exact: false })
  readonly email = () => this.page.getByRole('textbox', { name: /^Email/ })
  readonly next = () => this.page.getByRole('button', { name: 'Next' })
  readonly back = () => this.page.getByRole('button', { name: 'Back', exact: true })
  readonly create = () => this.page.getByRole('button', { name: 'Create Company' })
  readonly update = () => this.page.getByRole('button', { name: 'Update Company' })
  readonly processing = () => this.page.getByRole('button', { name: 'Processing...' })
  readonly updateMine = () => this.page.getByRole('button', { name: 'Update my company' })
  readonly goBack = () => this.page.getByRole('button', { name: 'Go Back' })
  /** The current step, by its name. */
  readonly step = (name: string) =>
    this.page.getByRole('navigation', { name: 'Steps' }).locator('[aria-current=step]', { hasText: name })

  /** Taps Next for each of these steps. It waits in between, because a tap counts for the step on the screen. */
  async goOn(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.next().click()
      await expect(this.step(name)).toBeVisible()
    }
  }

  /** Taps Back for each of these steps. */
  async return(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.back().click()
      await expect(this.step(name)).toBeVisible()
    }
  }

  /** Opens a step, from 1. The form opens an earlier step if that has an error. */
  async open(step = 1): Promise<void> {
    await this.page.goto(`/frontend/create-company-profile?step=${step}`)
    await expect(this.page.getByRole('navigation', { name: 'Steps' })).toBeVisible()
  }

  async fillCompanyInfo(company: CompanySample): Promise<void> {
    await this.fillCompanyTexts(company)
    await this.chooseFile('Company Logo', 'logo.png', png(64, [35, 72, 200]))
    await this.chooseDocuments(company)
  }

  async fillCompanyTexts(company: CompanySample): Promise<void> {
    await this.field('Company Name').fill(company.name)
    await this.field('Company Type').selectOption('Private Limited Company (Pvt. Ltd.)')
    await this.email().fill('office@example.in')
    await this.field('About Company').fill('We weave cotton, and have since 1987.')
  }

  async chooseDocuments(company: CompanySample): Promise<void> {
    const registration = pdf(`${company.name} registration`)
    await this.chooseFile('Government Approved Registration Document', 'registration.pdf', registration)
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

  /** Fills all three steps without sending them. */
  async fillAll(company: CompanySample): Promise<void> {
    await this.fillCompanyInfo(company)
    await this.next().click()
    await this.fillAddress(company)
    await this.next().click()
    await this.fillContact(company)
  }

  /** Fills all three steps and creates the company. */
  async fillAndCreate(company: CompanySample): Promise<void> {
    await this.fillAll(company)
    await this.create().click()
  }
}
