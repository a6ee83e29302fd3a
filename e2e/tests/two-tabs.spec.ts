import { CompanyForm } from '../pages/company-form'
import { addContact } from '../support/accounts'
import { expect, test } from '../support/test'

const DETAILS = 'job_portal.api.get_company_details'
const ON_TOP = /This is the newest version, with what you typed on top/

test('a company that another tab saved meanwhile is not overwritten: the newest, with what was typed on top', async ({
  page,
  owner,
  companyForm: form,
  toasted,
}) => {
  const otherTab = await page.context().newPage()
  const otherForm = new CompanyForm(otherTab)
  await Promise.all([form.open(3), otherForm.open(3)])
  await otherForm.field('Phone Number').fill('9811111111')
  await otherForm.field('Contact Person').fill('Ravi Kumar')
  await otherForm.update().click()
  await expect(otherTab).toHaveURL(/\/profile$/)
  await otherTab.close()

  await form.field('Phone Number').fill('9822222222')
  await form.update().click()
  const sentence = /This company was changed on another device after you opened it/
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  const before = await owner.call(DETAILS, { company_name: owner.company })
  expect(before).toMatchObject({ phone: '9811111111', contact_name: 'Ravi Kumar' })

  await page.getByRole('button', { name: 'Load the newest' }).click()
  await expect(page.getByText(ON_TOP)).toContainText('Changed on both sides: Phone Number.')
  await expect(form.field('Contact Person')).toHaveValue('Ravi Kumar')
  await expect(form.field('Phone Number')).toHaveValue('9822222222')
  await form.update().click()
  await toasted('Company updated successfully!')
  const after = await owner.call(DETAILS, { company_name: owner.company })
  expect(after).toMatchObject({ phone: '9822222222', contact_name: 'Ravi Kumar' })
})

test('a contact that was changed elsewhere meanwhile is not overwritten either', async ({
  page,
  owner,
  hrDetails: hr,
  toasted,
}) => {
  const hr_row_id = await addContact(owner, 'Meera')
  await hr.openList()
  await hr.startEdit('Meera')
  await expect(hr.field('Name')).toHaveValue('Meera')
  const elsewhere = { company_name: owner.company, hr_row_id, hr_mobile: '9811111111' }
  await owner.call('job_portal.api.edit_hr_details', elsewhere)

  await hr.fill({ name: 'Meera Menon' })
  await hr.save().click()
  await expect(page.getByText(/These HR details were changed on another device/)).toBeVisible()
  await page.getByRole('button', { name: 'Load the newest' }).click()
  await expect(page.getByText(ON_TOP)).not.toContainText('Changed on both sides')
  await expect(hr.field('Phone Number')).toHaveValue('9811111111')
  await expect(hr.field('Name')).toHaveValue('Meera Menon')
  await hr.save().click()
  await toasted('HR details updated successfully!')
  await expect(hr.entry('Meera Menon')).toContainText('+91 9811111111')
})
