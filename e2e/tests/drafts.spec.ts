import type { Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { bengaluru } from '../pages/company-form'
import { SAMPLE_COMPANY } from '../support/accounts'
import { expect, test } from '../support/test'

const KEPT = 'We kept what you typed.'
const company = bengaluru(SAMPLE_COMPANY)

function consoleOf(page: Page): string[] {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

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
  // Files are not kept, so the form opens on their step.
  await expect(form.step('Company Info')).toBeVisible()
  await form.chooseDocuments(company)
  await form.next().click()
  await expect(form.field('Address Line 1')).toHaveValue('12 MG Road')
  await expect(form.field('Area')).toHaveValue(company.area)
  await form.next().click()
  await form.fillContact(company)
  await page.reload()
  await form.chooseDocuments(company)
  await form.next().click()
  await form.next().click()
  await expect(form.field('Contact Person')).toHaveValue('Asha Rao')
  await expect(form.field('Phone Number')).toHaveValue(company.phone)

  // The history holds the first step once, also after the form led back to it.
  await page.reload()
  await expect(form.step('Company Info')).toBeVisible()
  await form.back().click()
  await expect(page).toHaveURL(/\/home$/)
})

test.describe('storage that does not work is logged, and the app goes on', () => {
  test('full: whoever signs in stays signed in until the page is left', async ({
    page,
    signIn,
    companyForm: form,
  }) => {
    await page.addInitScript(() => {
      const write = Storage.prototype.setItem
      Storage.prototype.setItem = function (key, value) {
        if (this === localStorage) throw new DOMException('Quota exceeded', 'QuotaExceededError')
        write.call(this, key, value)
      }
    })
    const lines = consoleOf(page)
    await signIn.signUpAsCompany('Asha Rao', newMobile())
    await page.getByRole('button', { name: 'CONTINUE FORM' }).click()
    await expect(form.step('Company Info')).toBeVisible()
    await form.field('Company Name').fill(company.name)
    expect(lines.join('\n')).toContain('Browser storage: could not write userType.')
    expect(lines.join('\n')).toContain('Browser storage: could not write session.')
  })

  test('denied: the open screens work', async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    const lines = consoleOf(page)
    await page.goto('/frontend/home')
    await page.getByRole('button', { name: "I'm a Freelancer" }).click()
    await expect(page.getByRole('main').getByText('Freelancer', { exact: true })).toBeVisible()
    await page.goto('/frontend/signup')
    await page.getByLabel('Name').fill('Asha Rao')
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await expect(page.getByText('Please enter a valid mobile number')).toBeVisible()
    expect(lines.join('\n')).toContain('Browser storage: could not read userType.')
  })
})
