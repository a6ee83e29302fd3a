import { addContact } from '../support/accounts'
import { answerWith, holdRequests, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const meera = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }
const LOAD = methodUrl('job_portal.api.get_hr_details')
const ADD = methodUrl('job_portal.api.add_hr_details')
const EDIT = methodUrl('job_portal.api.edit_hr_details')

test('the form reports a wrong field until it is edited, and a missing company', async ({
  page,
  newcomer: _,
  hrDetails: hr,
  toasted,
}) => {
  await hr.openForm()
  await hr.save().click()
  await expect(hr.field('Name')).toBeFocused()
  await expect(hr.field('Name')).toHaveAccessibleDescription('Name is required')
  await expect(hr.field('Phone Number')).toHaveAccessibleDescription(/Phone number is required/)
  await expect(hr.field('Email')).toHaveAccessibleDescription('Email is required')

  await hr.fill({ name: 'Meera', mobile: '98123', email: 'meera@' })
  for (const label of ['Name', 'Phone Number', 'Email'])
    await expect(hr.field(label)).not.toHaveAttribute('aria-invalid', 'true')
  await hr.save().click()
  await expect(hr.field('Phone Number')).toBeFocused()
  const phone = /Please enter a valid 10-digit phone number/
  await expect(hr.field('Phone Number')).toHaveAccessibleDescription(phone)
  await expect(hr.field('Email')).toHaveAccessibleDescription('Please enter a valid email address')

  const sentence = 'Company information is missing. Please go back and complete company setup.'
  await hr.add(meera)
  await toasted(sentence)
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expect(hr.field('Name')).toHaveValue(meera.name)
  await hr.openList()
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expect(hr.plus()).toBeHidden()
})

test('a company deleted while a contact is typed: a new one is offered, and the contact is kept', async ({
  page,
  owner: _,
  hrDetails: hr,
}) => {
  await hr.openForm()
  await page.evaluate(() => localStorage.setItem('companyName', 'JPC-99999999'))
  await hr.add(meera)
  await expect(page.getByRole('main').getByText('Company name not found.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Create Company' }).click()
  await expect(page.getByRole('heading', { name: 'Create Company Profile' })).toBeVisible()
  await hr.openForm()
  await expect(hr.field('Name')).toHaveValue(meera.name)
})

test('an empty list asks for the first contact; an edit sends what changed, and the next form is empty', async ({
  page,
  owner,
  hrDetails: hr,
  toasted,
}) => {
  await hr.openList()
  await expect(page.getByText('No HR details found for this company.')).toBeVisible()
  await hr.addFirst().click()
  await expect(hr.form('Add HR Details')).toBeVisible()
  const letGo = await holdRequests(page, LOAD)
  await hr.add(meera)
  await toasted('HR details added successfully!')
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  // It never says that the list is empty.
  await expect(page.getByText('Loading HR details...')).toBeVisible()
  await expect(hr.addFirst()).toBeHidden()
  letGo()
  await expect(hr.entry(meera.name)).toContainText('+91 9812345678')
  await expect(hr.entry(meera.name)).toContainText(meera.email)

  const sending = page.waitForRequest(EDIT)
  await hr.startEdit(meera.name)
  await expect(hr.form('Edit HR Details')).toBeVisible()
  await expect(hr.field('Phone Number')).toHaveValue(meera.mobile)
  await hr.fill({ email: 'iyer@example.in' })
  await hr.save().click()
  const sent = (await sending).postDataJSON()
  expect(sent).toEqual({
    company_name: owner.company,
    hr_row_id: expect.any(String),
    modified: expect.any(String),
    hr_email: 'iyer@example.in',
  })
  await toasted('HR details updated successfully!')
  await expect(hr.entry(meera.name)).toContainText('iyer@example.in')

  // The edit is closed: the plus button opens an empty form.
  await hr.plus().click()
  await expect(hr.form('Add HR Details')).toBeVisible()
  await expect(hr.field('Name')).toHaveValue('')
  await hr.back().click()
  await hr.next().click()
  await expect(page).toHaveURL(/\/auth-finalization$/)
})

test("a failed list loads on Retry; Forward returns to an edit, with the contact's current values", async ({
  page,
  owner,
  hrDetails: hr,
  toasted,
}) => {
  await addContact(owner, 'Meera')
  // Our server fails like this only with a broken database.
  const restore = await answerWith(page, LOAD, { status: 417, sentence: 'The list is locked' })
  await hr.openList()
  await toasted('Failed to load HR details')
  await expect(page.getByRole('main').getByText('The list is locked')).toBeVisible()
  await restore()
  await page.getByRole('button', { name: 'Retry' }).click()
  await hr.startEdit('Meera')
  await expect(hr.form('Edit HR Details')).toBeVisible()
  await page.goBack()
  await expect(hr.entry('Meera')).toBeVisible()
  await page.goForward()
  await expect(hr.form('Edit HR Details')).toBeVisible()
  await expect(hr.field('Name')).toHaveValue('Meera')
  await hr.add({ ...meera, name: 'Meera Das' })
  await expect(hr.entry('Meera Das')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)

  await page.reload()
  await expect(hr.entry('Meera Das')).toBeVisible()
  await page.goForward()
  await expect(hr.form('Edit HR Details')).toBeVisible()
  await expect(hr.field('Name')).toHaveValue('Meera Das')

  // After an unfinished edit the next form is empty.
  await hr.back().click()
  await expect(hr.entry('Meera Das')).toBeVisible()
  await hr.openForm()
  await expect(hr.form('Add HR Details')).toBeVisible()
  await expect(hr.field('Name')).toHaveValue('')
})

test('from the profile the list opens, a late save does not navigate, and Back returns', async ({
  page,
  owner: _,
  profile,
  hrDetails: hr,
  toasted,
}) => {
  await profile.open()
  await profile.card('HR Details').click()
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  await hr.addFirst().click()
  const letGo = await holdRequests(page, ADD)
  await hr.add(meera)
  await hr.back().click()
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  letGo()
  await toasted('HR details added successfully!')
  await expect(hr.entry(meera.name)).toBeVisible()
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  await hr.back().click()
  await expect(page).toHaveURL(/\/profile$/)

  // After Back, the flag is removed: hr-owner-details opens the form.
  await expect(page.getByRole('heading', { name: 'Rao Textiles' })).toBeVisible()
  await hr.openForm()
  await expect(hr.form('Add HR Details')).toBeVisible()
})
