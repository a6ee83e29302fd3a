import { bengaluru, CompanyForm } from '../pages/company-form'
import { expectAccessible } from '../support/accessibility'
import { expect, test } from '../support/test'

const WRONG_DIGIT = 'Please check this number: its last character does not fit the others.'
const OTHER_PAN = 'Please check: this GST number is of another PAN.'
const OTHER_KIND = /^Please check: the fourth letter of this PAN is not that of a Private Limited Company/

test('company numbers that do not match show a hint and can be saved', async ({
  page,
  owner,
  administrator,
}) => {
  const form = new CompanyForm(page)
  await form.open()
  await form.fillCompanyTexts(bengaluru('Rao Textiles'))
  const gstin = form.field('GST / MSME Number')
  await gstin.fill('27AAPFU0939F1ZX')
  await expect(page.getByText(WRONG_DIGIT)).toBeVisible()
  await gstin.fill('27AAPFU0939F1ZV')
  await expect(page.getByText(WRONG_DIGIT)).toBeHidden()
  await page.getByRole('textbox', { name: /^PAN/ }).fill('AAPFU0939G')
  await expect(page.getByText(OTHER_PAN)).toBeVisible()
  await expect(page.getByText(OTHER_KIND)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page, 'hints at 320 px')
  await form.goOn('Address Info', 'Contact Info')
  await form.update().click()
  await expect(page).toHaveURL(/\/profile$/)
  const [stored] = await administrator.list('JP Company', { name: owner.company }, ['signals', 'pan'])
  expect(stored?.pan).toBe('AAPFU0939G')
  expect(stored?.signals).toContain('The GSTIN is of the PAN AAPFU0939F, the PAN given is AAPFU0939G.')
})
