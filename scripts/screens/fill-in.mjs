// Taps and words that bring a screen into the state that its picture shows.

import { newMobile } from '../lib/sample-company.mjs'

/** @typedef {import('../../e2e/node_modules/playwright/index.js').Page} Page */

/** Taps the button of that name. */
export const tap = (/** @type {string} */ name) => (/** @type {Page} */ page) =>
  page.getByRole('button', { name, exact: true }).click()

/** @param {Page} page */
export async function askForCode(page) {
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByLabel('Mobile Number').fill(newMobile())
  await tap('Send OTP')(page)
  await page.getByRole('heading', { name: 'Verify OTP' }).waitFor()
}

/** @param {Page} page */
async function fillCompany(page) {
  await page.getByLabel('Company Name').fill('Rao Textiles')
  await page.getByLabel('Company Type').selectOption({ index: 1 })
  await page.getByRole('textbox', { name: /^Email/ }).fill('office@raotextiles.in')
  await page.getByLabel('About Company').fill('Cotton since 1987.')
  const document = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  for (const label of ['Government Approved Registration Document', 'Company PAN Card'])
    await page.getByLabel(label).setInputFiles(document)
  await tap('Next')(page)
}

/** @param {Page} page */
export async function fillAddress(page) {
  await fillCompany(page)
  await page.getByLabel('Address Line 1').fill('12 MG Road')
  const found = page.waitForResponse(/get_location_details/)
  await page.getByLabel('Pincode').fill('560001')
  await found
}

/** @param {Page} page */
export async function fillContact(page) {
  await fillAddress(page)
  await page.getByRole('combobox', { name: /^Area/ }).fill('Ashoknagar')
  await tap('Next')(page)
}

/** @param {Page} page that loads contacts */
export async function waitForContacts(page) {
  await page.getByRole('button', { name: /^Edit/ }).first().waitFor()
}

/** @param {Page} page that loads a company */
export async function waitForCompany(page) {
  await page.getByText('Loading company details...').waitFor({ state: 'hidden' })
}
