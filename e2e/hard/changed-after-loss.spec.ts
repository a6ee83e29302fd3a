// The server may have stored an attempt whose answer was lost. A later change must be stored, too.

import { bengaluru } from '../pages/company-form'
import { storedCompanyName } from '../support/browser-state'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'
import { lostAnswer } from './failures'

const DETAILS = 'job_portal.api.get_company_details'
const PHONE = '6000000001'

test('a new company is stored as changed after its first answer was lost', async ({
  page,
  newcomer,
  companyForm: form,
}) => {
  await form.open()
  await form.fillAll(bengaluru('Sundar Mills'))
  const repair = await lostAnswer.start(page, methodUrl('job_portal.api.add_company'))
  await form.create().click()
  await form.goBack().click()
  await repair()
  await form.field('Phone Number').fill(PHONE)
  await form.create().click()
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  const company_name = await storedCompanyName(page)
  expect((await newcomer.call(DETAILS, { company_name })).phone).toBe(PHONE)
})

test('a company changed again after a lost answer keeps the newest values and what was typed on top', async ({
  page,
  owner,
  companyForm: form,
}) => {
  await form.open(3)
  await form.field('Contact Person').fill('Ravi Rao')
  const repair = await lostAnswer.start(page, methodUrl('job_portal.api.update_company_details'))
  await form.update().click()
  await form.goBack().click()
  await repair()
  await form.field('Phone Number').fill(PHONE)
  await form.update().click()
  await page.getByRole('button', { name: 'Load the newest' }).click()
  await expect(form.field('Phone Number')).toHaveValue(PHONE)
  await form.update().click()
  await expect(page).toHaveURL(/\/profile$/)
  const details = await owner.call(DETAILS, { company_name: owner.company })
  expect(details).toMatchObject({ contact_name: 'Ravi Rao', phone: PHONE })
})

test('a new contact that is changed after a lost answer is stored as both contacts', async ({
  page,
  owner: _,
  hrDetails: hr,
}) => {
  await hr.openForm()
  await hr.fill({ name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' })
  const repair = await lostAnswer.start(page, methodUrl('job_portal.api.add_hr_details'))
  await hr.save().click()
  await expect(page.getByText(lostAnswer.says).first()).toBeVisible()
  await repair()
  await hr.fill({ mobile: PHONE })
  await hr.save().click()
  await expect(hr.entry('9812345678')).toBeVisible()
  await expect(hr.entry(PHONE)).toBeVisible()
})
