import { expect, type Page } from '@playwright/test'
import { bengaluru, CompanyForm } from '../pages/company-form'
import { SAMPLE_COMPANY } from '../support/accounts'
import { methodUrl } from '../support/network'
import { png } from '../support/samples'
import { newcomer, owner, reached, type Step, type Typed, tap, type Visit } from './step'

const UPLOAD = methodUrl('upload_file')

const sample = bengaluru('Sundar Mills')

/** Fills the three steps of a new company. */
async function newCompany(visit: Visit): Promise<Typed> {
  const account = await newcomer(visit)
  const form = new CompanyForm(visit.page)
  await form.open()
  await form.fillAll(sample)
  // A draft holds no files, so after a reload the form opens on their step.
  const kept = { 'Company Name': sample.name }
  return { account, fields: { 'Contact Person': 'Asha Rao', 'Phone Number': sample.phone }, kept }
}

/** Chooses the files of the first step again and goes to the last step. */
async function chooseDocumentsAgain(page: Page): Promise<void> {
  const form = new CompanyForm(page)
  await form.chooseDocuments(sample)
  await form.goOn('Address Info', 'Contact Info')
}

/** Changes the last step of a stored company. */
async function changedCompany(visit: Visit): Promise<Typed> {
  const account = await owner(visit)
  const form = new CompanyForm(visit.page)
  await form.open(3)
  await form.field('Contact Person').fill('Ravi Rao')
  return { account, fields: { 'Contact Person': 'Ravi Rao' } }
}

/** Chooses another logo in the first step and goes to the last step. */
async function chooseLogo(page: Page): Promise<void> {
  const form = new CompanyForm(page)
  await form.open()
  await form.chooseFile('Company Logo', 'logo.png', png(64, [35, 72, 200]))
  await form.goOn('Address Info', 'Contact Info')
}

async function updated(page: Page): Promise<void> {
  await reached('profile')(page)
  await expect(page.getByRole('heading', { name: SAMPLE_COMPANY })).toBeVisible()
}

export const companySteps: Step[] = [
  {
    name: 'the pincode of an address',
    request: methodUrl('job_portal.api.get_location_details'),
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
    request: methodUrl('job_portal.api.add_company'),
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
    request: methodUrl('job_portal.api.update_company_details'),
    type: changedCompany,
    send: tap('Update Company'),
    passed: updated,
  },
]
