import { expect, type Page } from '@playwright/test'
import { bengaluru, CompanyForm } from '../pages/company-form'
import { SAMPLE_COMPANY } from '../support/accounts'
import { png } from '../support/samples'
import { call, newcomer, owner, reached, type Step, type Typed, tap, type Visit } from './step'

const UPLOAD = call('upload_file')

const sample = bengaluru('Sundar Mills')

/** The three steps of a new company, filled in. */
async function newCompany(visit: Visit): Promise<Typed> {
  const account = await newcomer(visit)
  const form = new CompanyForm(visit.page)
  await form.open()
  await form.fillAll(sample)
  // Files are not kept: the form opens again where they are chosen.
  const kept = { 'Company Name': sample.name }
  return { account, fields: { 'Contact Person': 'Asha Rao', 'Phone Number': sample.phone }, kept }
}

/** To the last step again, with the files of the first one. */
async function chooseDocumentsAgain(page: Page): Promise<void> {
  const form = new CompanyForm(page)
  await form.chooseDocuments(sample)
  await form.next().click()
  await form.next().click()
}

/** The last step of a stored company, changed. */
async function changedCompany(visit: Visit): Promise<Typed> {
  const account = await owner(visit)
  const form = new CompanyForm(visit.page)
  await form.open(3)
  await form.field('Contact Person').fill('Ravi Rao')
  return { account, fields: { 'Contact Person': 'Ravi Rao' } }
}

/** To the last step, with another logo of the first one. */
async function chooseLogo(page: Page): Promise<void> {
  const form = new CompanyForm(page)
  await form.open()
  await form.chooseFile('Company Logo', 'logo.png', png(64, [35, 72, 200]))
  await form.next().click()
  await form.next().click()
}

async function updated(page: Page): Promise<void> {
  await reached('profile')(page)
  await expect(page.getByRole('heading', { name: SAMPLE_COMPANY })).toBeVisible()
}

export const companySteps: Step[] = [
  {
    name: 'the pincode of an address',
    request: call('job_portal.api.get_location_details'),
    type: async (visit) => {
      const account = await owner(visit)
      const form = new CompanyForm(visit.page)
      await form.open(2)
      const fields = { 'Address Line 1': '14 Marine Drive' }
      await form.field('Address Line 1').fill(fields['Address Line 1'])
      return { account, fields }
    },
    send: async (page) => {
      const pincode = new CompanyForm(page).field('Pincode')
      await pincode.fill('40000')
      await pincode.fill('400001')
    },
    passed: (page) => expect(new CompanyForm(page).field('City')).toHaveValue('Mumbai'),
  },
  {
    name: 'the documents of a company',
    request: UPLOAD,
    type: newCompany,
    retype: chooseDocumentsAgain,
    send: tap('Create Company'),
    passed: reached('hr-owner-details'),
  },
  {
    name: 'a new company',
    request: call('job_portal.api.add_company'),
    type: newCompany,
    retype: chooseDocumentsAgain,
    send: tap('Create Company'),
    passed: reached('hr-owner-details'),
  },
  {
    name: 'another logo of a company',
    request: UPLOAD,
    type: async (visit) => {
      const typed = await changedCompany(visit)
      await chooseLogo(visit.page)
      return typed
    },
    retype: chooseLogo,
    send: tap('Update Company'),
    passed: async (page) => {
      await updated(page)
      await expect(page.getByRole('img', { name: SAMPLE_COMPANY })).toBeVisible()
    },
  },
  {
    name: 'a changed company',
    request: call('job_portal.api.update_company_details'),
    type: changedCompany,
    send: tap('Update Company'),
    passed: updated,
  },
]
