import type { Locator, Request } from '@playwright/test'
import { addCompany } from '../../scripts/lib/sample-company.mjs'
import { bengaluru } from '../pages/company-form'
import { expectAccessible } from '../support/accessibility'
import { SAMPLE_COMPANY } from '../support/accounts'
import { pagesBefore, storedCompanyName } from '../support/browser-state'
import { holdRequests, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const ADD = methodUrl('job_portal.api.add_company')
const PINCODE = methodUrl('job_portal.api.get_location_details')
/** No sticky bar covers half of a button. */
const TALL = { width: 320, height: 1600 }
const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'

/** Expects the sentence as the field's accessible description. */
async function expectSaid(field: Locator, sentence: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(sentence.replace(/[.+?]/g, '\\$&')))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
}

async function expectClearedBy(field: Locator, edit: () => Promise<unknown>): Promise<void> {
  await edit()
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
}

test('company info checks its numbers, reports missing fields until they are edited, and Back works', async ({
  page,
  newcomer: _,
  companyForm: form,
}) => {
  await page.setViewportSize(TALL)
  await page.goto('/frontend/post-verification')
  await page.getByRole('button', { name: 'Submit' }).click()
  await test.step('a pasted number is taken with its blanks', async () => {
    const numbers: [string, string, string][] = [
      ['GST / MSME Number', '22 aaaaa 0000 a 1z5', '22AAAAA0000A1Z5'],
      ['PAN Number', ' ABCDE 1234 F', 'ABCDE1234F'],
    ]
    for (const [label, pasted, number] of numbers) {
      await form.field(label).click()
      await page.keyboard.insertText(pasted)
      await expect(form.field(label)).toHaveValue(number)
      await page.keyboard.type('X')
      await expect(form.field(label)).toHaveValue(number)
    }
  })
  await test.step('a GST and a PAN number are checked only where there is one', async () => {
    const gst = form.field('GST / MSME Number')
    const pan = form.field('PAN Number')
    await gst.fill('22aaaaa0000a1z')
    await expect(gst).toHaveValue('22AAAAA0000A1Z')
    await gst.press('Tab')
    await expect(gst).toHaveAccessibleDescription('Invalid GST format. Format: 22AAAAA0000A1Z5')
    await pan.fill('abcde12345')
    await form.next().click()
    await expectSaid(gst, 'Invalid GST number')
    await expectSaid(pan, 'Invalid PAN number')
    await expectClearedBy(gst, () => gst.fill('22AAAAA0000A1Z5'))
    await expect(gst).toHaveAccessibleDescription('')
    await expectClearedBy(pan, () => pan.fill('ABCDE1234F'))
    await gst.fill('')
    await pan.fill('')
  })
  await test.step('a hint that appears on leaving a field does not take the tap from the button', async () => {
    await form.field('GST / MSME Number').fill('22AAAAA')
    await form.next().click()
    await expectSaid(form.field('GST / MSME Number'), 'Invalid GST number')
    await form.field('GST / MSME Number').fill('')
  })
  await test.step('each required field is reported until it is edited', async () => {
    await form.next().click()
    const name = form.field('Company Name')
    await expect(name).toBeFocused()
    const type = form.field('Company Type')
    const about = form.field('About Company')
    const registration = page.getByLabel('Government Approved Registration Document')
    const pan = page.getByLabel('Company PAN Card')
    for (const field of [name, type, form.email(), about])
      await expect(field).toHaveAttribute('aria-required', 'true')
    for (const file of [registration, pan]) await expect(file).toHaveAccessibleDescription(/^Required/)
    await expect(page.getByLabel('Company Logo')).not.toHaveAccessibleDescription(/Required/)
    await expectSaid(name, 'Company name is required')
    await expectSaid(type, 'Company type is required')
    await expectSaid(form.email(), 'Email is required')
    await expectSaid(about, 'About company is required')
    await expectSaid(registration, 'Registration document is required')
    await expectSaid(pan, 'PAN card is required')
    await expectAccessible(page, 'company info, errors')

    const company = bengaluru(SAMPLE_COMPANY)
    await expectClearedBy(name, () => name.fill(company.name))
    await expectClearedBy(type, () => type.selectOption('Sole Proprietorship'))
    await expectClearedBy(form.email(), () => form.email().fill('office@'))
    await form.next().click()
    await expect(form.email()).toBeFocused()
    await expectSaid(form.email(), 'Please enter a valid email')
    await expectClearedBy(about, () => about.fill('We weave.'))
    await form.chooseDocuments(company)
    await expect(registration).not.toHaveAttribute('aria-invalid', 'true')
    await expect(pan).not.toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, 'company info, files')
    await expectClearedBy(form.email(), () => form.email().fill('office@example.in'))
    await form.next().click()
    await expect(form.step('Address Info')).toBeVisible()
  })
  await test.step('Back', async () => {
    await form.back().click()
    await expect(form.step('Company Info')).toBeVisible()
    await expect(form.field('Company Name')).toHaveValue(SAMPLE_COMPANY)
    await form.back().click()
    await expect(page).toHaveURL(/\/post-verification$/)
  })
})

test('the address step checks its fields, and a pincode fills areas, city and state', async ({
  page,
  resident: _,
  companyForm: form,
}) => {
  await page.setViewportSize(TALL)
  await form.open(2)
  const labels = ['Address Line 1', 'Pincode', 'Area', 'City', 'State']
  for (const label of labels) await form.field(label).fill('')
  await form.next().click()
  await expect(form.field('Address Line 1')).toBeFocused()
  await expectSaid(form.field('Address Line 1'), 'Address line 1 is required')
  await expectSaid(form.field('Pincode'), 'Pincode is required')
  for (const label of ['Area', 'City', 'State']) await expectSaid(form.field(label), `${label} is required`)
  for (const label of ['Address Line 1', 'Area', 'City', 'State'])
    await expectClearedBy(form.field(label), () => form.field(label).fill('Mysuru'))
  await expectClearedBy(form.field('Pincode'), () => form.field('Pincode').fill('56-00a0'))
  await expect(form.field('Pincode')).toHaveValue('56000')
  await form.next().click()
  await expectSaid(form.field('Pincode'), 'Please enter 6-digit pincode')
  await expect(form.field('Country')).toHaveValue('India')
  await expect(form.field('Country')).not.toBeEditable()

  await form.field('City').fill('')
  await form.field('State').fill('')
  await form.field('Pincode').fill('110001')
  await expect(form.field('State')).toHaveValue('Delhi')
  await expect(form.field('City')).not.toHaveValue('Bangalore')
  await form.field('Area').fill('')
  const areas = page.getByRole('listbox').getByRole('option')
  await expect(areas.first()).toBeVisible()
  expect(await areas.count()).toBeGreaterThan(3)
  await expectAccessible(page, 'address, areas')
  const choice = String(await areas.nth(2).textContent())
  await areas.nth(2).click()
  await expect(form.field('Area')).toHaveValue(choice)
  await expect(areas.first()).toBeHidden()
  // The same with the keyboard.
  await form.field('Area').fill(choice.slice(0, 3))
  await form.field('Area').press('ArrowDown')
  await form.field('Area').press('Enter')
  await expect(form.field('Area')).not.toHaveValue(choice.slice(0, 3))

  // The area of one pincode does not stay for another, whatever was typed in between.
  await form.field('Pincode').fill('999999')
  await expectSaid(form.field('Pincode'), 'This pincode is not available in our database')
  await form.field('Pincode').fill('600001')
  await expect(form.field('State')).toHaveValue('Tamil Nadu')
  await expect(form.field('Area')).toHaveValue('')
})

test("a save sends no company size and keeps what was typed before a pincode's answer", async ({
  page,
  owner,
  companyForm: form,
  toasted,
}) => {
  const expectStored = async (fields: Record<string, unknown>) => {
    await expect(page).toHaveURL(/\/profile$/)
    const call = 'job_portal.api.get_company_details'
    expect(await owner.call(call, { company_name: owner.company })).toMatchObject(fields)
  }
  await test.step('the company size is starred and not checked; the form opened again holds what was saved', async () => {
    await form.open(3)
    await expect(page.locator('label', { hasText: 'Company Size' })).toHaveText('Company Size *')
    await expect(form.field('Company Size')).toHaveValue('')
    await form.field('Share contact details').check()
    await form.update().click()
    await toasted('Company updated successfully!')
    // Before the app has opened the profile.
    await form.open(3)
    await expect(form.field('Share contact details')).toBeChecked()
  })
  await test.step('a late pincode answer does not replace what was typed', async () => {
    await form.open(2)
    const letGo = await holdRequests(page, PINCODE)
    await form.field('Pincode').fill('110001')
    await form.field('Area').fill('Camp')
    await form.field('City').fill('Pune City')
    await form.next().click()
    await expect(form.step('Contact Info')).toBeVisible()
    const answered = page.waitForResponse(PINCODE)
    letGo()
    await answered
    await form.back().click()
    // The answer fills only fields that nobody has typed into.
    await expect(form.field('State')).toHaveValue('Delhi')
    await expect(form.field('City')).toHaveValue('Pune City')
    await form.next().click()
    await form.update().click()
    await toasted('Company updated successfully!')
    await expectStored({ area: 'Camp', city: 'Pune City', state: 'Delhi' })
    await page.unrouteAll()
  })
  await test.step('a pincode answer after the save does not restore the draft', async () => {
    await form.open(2)
    const letGo = await holdRequests(page, PINCODE)
    await form.field('Pincode').fill('600001')
    await form.next().click()
    const draft = () => page.evaluate((id) => localStorage.getItem(`draft:company:${id}`), owner.company)
    expect(await draft()).toContain('600001')
    await form.update().click()
    await toasted('Company updated successfully!')
    const answered = page.waitForResponse(PINCODE)
    letGo()
    await answered
    await expect(page).toHaveURL(/\/profile$/)
    expect(await draft()).toBeNull()
  })
})

test('a new company survives a lost network, two taps make one, and Back from the HR details leads to the start', async ({
  page,
  newcomer,
  administrator,
  companyForm: form,
  toasted,
}) => {
  await page.goto('/frontend/post-verification')
  await page.getByRole('button', { name: 'Submit' }).click()
  await form.fillAll(bengaluru(SAMPLE_COMPANY))
  await page.context().setOffline(true)
  await form.create().click()
  await toasted(OFFLINE)
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
  await form.goBack().click()
  await expect(page.getByRole('main').getByText(OFFLINE)).toBeVisible()
  await expect(form.field('Phone Number')).toHaveValue('9876543210')
  await page.context().setOffline(false)

  const sends: Request[] = []
  page.on('request', (request) => request.url().includes('add_company') && sends.push(request))
  const letGo = await holdRequests(page, ADD)
  await form.create().dblclick()
  await expect(form.processing()).toBeDisabled()
  await page.setViewportSize(TALL)
  await expectAccessible(page, 'saving')
  letGo()
  await toasted('Company created successfully!')
  await expect(form.create()).toBeDisabled()
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  expect(sends).toHaveLength(1)

  const filters = JSON.stringify([['owner', '=', newcomer.session.user.email]])
  const query = new URLSearchParams({ filters })
  const stored = await (await administrator.client.request(`/api/resource/JP Company?${query}`)).json()
  expect(stored.data).toHaveLength(1)
  const kept = await storedCompanyName(page)
  expect(stored.data[0].name).toBe(kept)
  const sent = sends[0]?.postDataJSON()
  expect(sent).toMatchObject({ country: 'India', share_contact: false, phone: '9876543210' })
  expect(sent.selected_document).toBe(`Certificate of ${SAMPLE_COMPANY}`)
  expect(await pagesBefore(page)).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/post-verification$/)
})

test('an account whose company was made on another device can update it with what was typed', async ({
  page,
  newcomer,
  companyForm: form,
  toasted,
}) => {
  await form.open()
  await form.fillAll(bengaluru('Second Try', '6000000002'))
  const company = await addCompany(newcomer, { company_website: 'raotextiles.in' })
  await form.create().click()
  const sentence = 'Your account already has a company. Please update it instead of creating another one.'
  await toasted(sentence)
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  const details = () => newcomer.call('job_portal.api.get_company_details', { company_name: company })
  expect((await details()).company_name).toBe(SAMPLE_COMPANY)

  await form.updateMine().click()
  await expect(page.getByText('This is the company of your account')).toBeVisible()
  await expect(form.field('Company Name')).toHaveValue('Second Try')
  await expect(form.field('Company Website')).toHaveValue('raotextiles.in')
  await expect(page.getByText('registration.pdf')).toBeVisible()
  await page.reload()
  await expect(form.field('Company Name')).toHaveValue('Second Try')
  await form.goOn('Address Info', 'Contact Info')
  await form.update().click()
  await toasted('Company updated successfully!')
  await expect(page).toHaveURL(/\/profile$/)
  expect(await details()).toMatchObject({
    company_name: 'Second Try',
    company_website: 'raotextiles.in',
    phone: '6000000002',
  })
})

test('a company that was deleted in Desk while it was edited leads to a new one', async ({
  page,
  owner,
  profile,
  companyForm: form,
  administrator,
}) => {
  await profile.open()
  await profile.edit()
  await form.goOn('Address Info', 'Contact Info')
  await administrator.remove('JP Company', owner.company)
  await form.update().click()
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
  await form.create().click()
  await expect(page.getByRole('heading', { name: 'Create Company Profile' })).toBeVisible()
  await expect(form.field('Company Name')).toHaveValue('')
})
