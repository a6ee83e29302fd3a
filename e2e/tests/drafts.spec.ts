import { bengaluru } from '../pages/company-form'
import { SAMPLE_COMPANY } from '../support/accounts'
import { expect, test } from '../support/test'

const KEPT = 'We kept what you typed.'
const company = bengaluru(SAMPLE_COMPANY)

test('a half-filled company survives a reload at each step', async ({
  page,
  newcomer: _,
  companyForm: form,
}) => {
  await page.goto('/frontend/home')
  await form.open()
  await form.fillCompanyTexts(company)
  await page.reload()
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(page.getByText('Files are not kept')).toBeVisible()
  await expect(form.field('Company Name')).toHaveValue(company.name)
  await expect(form.field('Company Type')).toHaveValue('Private Limited Company (Pvt. Ltd.)')

  await form.chooseDocuments(company)
  await form.next().click()
  await form.fillAddress(company)
  await page.reload()
  // A draft holds no files, so the form opens on their step, and names them.
  await expect(form.step('Company Info')).toBeVisible()
  await expect(page.getByText(/ was not kept\. Please choose it again\.$/)).toHaveCount(2)
  await form.chooseDocuments(company)
  await form.next().click()
  await expect(form.field('Address Line 1')).toHaveValue('12 MG Road')
  await expect(form.field('Area')).toHaveValue(company.area)
  await form.next().click()
  await form.fillContact(company)

  // The history holds the first step once, also after the form led back to it.
  await page.reload()
  await expect(form.step('Company Info')).toBeVisible()
  await form.chooseDocuments(company)
  await form.goOn('Address Info', 'Contact Info')
  await expect(form.field('Contact Person')).toHaveValue('Asha Rao')
  await expect(form.field('Phone Number')).toHaveValue(company.phone)
  await form.return('Address Info', 'Company Info')
  await form.back().click()
  await expect(page).toHaveURL(/\/home$/)
})
