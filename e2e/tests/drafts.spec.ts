import type { Page } from '@playwright/test'
import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { bengaluru } from '../pages/company-form'
import { type Account, SAMPLE_COMPANY } from '../support/accounts'
import { storedCompanyName } from '../support/browser-state'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

const KEPT = 'We kept what you typed.'
const OFFLINE = 'There was an error reaching the server. Please check your connection and try again.'
const company = bengaluru(SAMPLE_COMPANY)

/** Ends the account's session on the server. Its browser keeps the cookie. */
const endSession = (account: Account) => account.call('logout')

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

test('an edited company survives a reload on its step', async ({ page, owner: _, companyForm: form }) => {
  await form.open(2)
  await form.field('Address Line 1').fill('14 MG Road')
  await page.reload()
  await expect(form.step('Address Info')).toBeVisible()
  await expect(form.field('Address Line 1')).toHaveValue('14 MG Road')
  await form.next().click()
  await form.update().click()
  await expect(page).toHaveURL(/\/profile$/)
  // The draft does not come back after the save.
  await form.open(2)
  await expect(form.field('Address Line 1')).toHaveValue('14 MG Road')
  await expect(page.getByText(KEPT)).toBeHidden()
})

test('a save without a network keeps the form, and saves once when the network is back', async ({
  page,
  newcomer,
  companyForm: form,
  toasted,
}) => {
  await form.open()
  await form.fillAll(company)
  await page.context().setOffline(true)
  await form.create().click()
  await toasted(OFFLINE)
  await expect(page.getByRole('heading', { name: 'Error' })).toBeVisible()
  await form.goBack().click()
  await expect(page.getByRole('main').getByText(OFFLINE)).toBeVisible()
  await expect(form.field('Phone Number')).toHaveValue(company.phone)
  await page.context().setOffline(false)
  await form.create().click()
  await toasted('Company created successfully!')
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  const name = await storedCompanyName(page)
  const details = await newcomer.call('job_portal.api.get_company_details', { company_name: name })
  expect(details.company_name).toBe(company.name)
})

test('another account that signs in next does not get the draft', async ({
  page,
  newcomer,
  signIn,
  companyForm: form,
  signUpElsewhere,
}) => {
  await form.open()
  await form.fillCompanyTexts(company)
  await endSession(newcomer)
  const other = await signUpElsewhere()
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await signIn.logInHere(other.mobile)
  await expect(form.step('Company Info')).toBeVisible()
  await expect(form.field('Company Name')).toHaveValue('')
  await expect(page.getByText(KEPT)).toBeHidden()
})

test('a contact survives a reload, a lost network and an ended session', async ({
  page,
  owner,
  signIn,
  hrDetails: hr,
  toasted,
}) => {
  const contact = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }
  await hr.openForm()
  await hr.fill(contact)
  await page.reload()
  await expect(page.getByText(KEPT)).toBeVisible()
  // The app fetches its library of toasts when it is idle. Without a network it could not.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await page.context().setOffline(true)
  await hr.save().click()
  await toasted('Failed to add HR details. Please try again.')
  await expect(page.getByRole('main').getByText(OFFLINE)).toBeVisible()
  await page.context().setOffline(false)

  await endSession(owner)
  await hr.save().click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn.logInHere(owner.mobile)
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  await expect(hr.field('Email')).toHaveValue(contact.email)
  await hr.save().click()
  await expect(hr.entry(contact.name)).toBeVisible()
  await hr.plus().click()
  await expect(hr.field('Name')).toHaveValue('')
})

test('a screen that the server no longer has: an offer to reload, and every form is kept', async ({
  page,
  newcomer: _,
  baseURL,
}) => {
  const forms = {
    login: 'Mobile Number',
    signup: 'Mobile Number',
    'post-new-job': 'Job Title',
    'create-company-profile': 'Company Name',
    'hr-owner-details': 'Email',
  }
  const manifest = await (await page.request.get('/assets/job_portal/frontend/manifest.json')).json()
  const [forgotten] = manifest.screens['features/pages/category-screen'].files
  const url = `${baseURL}/assets/job_portal/frontend/${forgotten}`
  for (const [screen, label] of Object.entries(forms)) {
    await page.route(url, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/frontend/${screen}`)
    await page.getByLabel(label).fill('98765')
    await goWithin(page, 'category')
    await expect(page.getByRole('heading', { name: 'A new version is ready' })).toBeVisible()
    await page.unroute(url)
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { name: 'Category' })).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(label)).toHaveValue('98765')
  }
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
