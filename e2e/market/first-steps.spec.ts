import type { Locator } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { approve } from '../../scripts/lib/sample-job.mjs'
import { bengaluru, CompanyForm } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { JobWizard } from '../pages/job-wizard'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/test'

/** Typing, choosing files and the reviewer's work do not count as taps. */
const TAPS = 12

test('a new account makes a company and a job with few taps, types nothing twice, and writes the job during the review', async ({
  page,
  signIn,
  administrator,
}) => {
  let taps = 0
  const tap = async (target: Locator): Promise<void> => {
    taps += 1
    await target.click()
  }
  const mobile = newMobile()
  const form = new CompanyForm(page)
  const contacts = new HrDetails(page)
  const wizard = new JobWizard(page)
  const company = bengaluru('Kumar Looms')
  await page.goto('/api/method/ping')
  await page.evaluate(() => localStorage.setItem('userType', 'company'))
  await page.goto('/frontend/post-new-job')
  await page.getByLabel('Name').fill('Asha Kumar')
  await signIn.mobile().fill(mobile)
  await tap(page.getByRole('button', { name: 'Send OTP' }))
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible()
  await signIn.typeCode(await administrator.readCode(mobile))

  await expect(page.getByRole('heading', { name: 'First your company' })).toBeVisible()
  await tap(page.getByRole('button', { name: 'Create Company' }))
  await expect(page.getByText('Udyam certificate', { exact: false })).toBeVisible()
  await form.fillCompanyInfo(company)
  await tap(form.next())
  await form.fillAddress(company)
  await tap(form.next())
  await expect(form.field('Contact Person')).toHaveValue('Asha Kumar')
  await expect(form.field('Phone Number')).toHaveValue(mobile)
  await tap(form.create())
  await expect(contacts.form('Add HR Details')).toBeVisible()
  await expect(contacts.field('Name')).toHaveValue('Asha Kumar')
  await expect(contacts.field('Phone Number')).toHaveValue(mobile)
  await expect(contacts.field('Email')).toHaveValue('office@example.in')
  await tap(contacts.save())
  await tap(contacts.next())

  await page.goto('/frontend/home')
  const state = page.getByRole('region', { name: 'Company Profile' })
  await expect(state).toContainText('Sent on')
  await expect(state).toContainText('Candidates have a contact')
  await expectAccessible(page, 'a home during the review')
  await page.goBack()
  await tap(page.getByRole('link', { name: 'Write your job meanwhile' }))
  await wizard.field('Job Title').fill('Loom Hand')
  await wizard.field('Job Category').selectOption('Sales')
  await wizard.field('Job Type').selectOption('Full Time')
  await expect(wizard.field('Pincode')).toHaveValue(company.pincode)
  await tap(wizard.stepButton('Candidate Requirements'))
  await wizard.field('Job Description').fill('Runs two looms.')
  await tap(wizard.stepButton('Interview Info'))
  await tap(wizard.stepButton('Job preivew'))
  await expect(
    page.getByText('Your company can post jobs once it is approved.', { exact: false }),
  ).toBeVisible()
  await expect(wizard.button('Save')).toBeVisible()
  const name = await page.evaluate(() => localStorage.getItem('companyName'))
  await approve(administrator, String(name))
  await page.reload()
  await tap(wizard.button('Submit'))
  await expect(wizard.success()).toContainText('Job Posted Successfully')
  expect(taps).toBe(TAPS)

  await wizard.success().getByRole('button', { name: 'Share' }).click()
  const sharing = page.getByRole('dialog', { name: 'Share this job' })
  await expect(sharing).toContainText(/\/frontend\/job-details\/JPJ-\d+/)
  // Escape closes the dialog in front.
  await page.keyboard.press('Escape')
  await expect(sharing).toBeHidden()
  await wizard.button('ok').click()
  await expect(page).toHaveURL(/\/home$/)
})
