import { newMobile } from '../../scripts/lib/sample-company.mjs'
import { bengaluru } from '../pages/company-form'
import { slowDown } from '../support/network'
import { expect, test } from '../support/test'

const contact = { name: 'Meera Iyer', mobile: '9812345678', email: 'meera@example.in' }

test.setTimeout(240_000)
test.use({ actionTimeout: 60_000 })

test('a company signs up on slow 3G, and many taps create one company', async ({
  page,
  signIn,
  companyForm: form,
  hrDetails: hr,
}) => {
  await slowDown(page, { bytesPerSecond: 50_000 })
  const within = { timeout: 60_000 }
  const mobile = newMobile()
  await page.goto('/frontend/signup')
  await signIn.askForSignUpCode('Asha Rao', mobile)
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible(within)
  await signIn.enterCode(mobile)
  await page.getByRole('button', { name: 'CONTINUE FORM' }).click()
  await expect(form.step('Company Info')).toBeVisible(within)
  await form.fillAll(bengaluru('Slow Mills'))
  const created: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('job_portal.api.add_company')) created.push(request.url())
  })
  await form.create().dblclick()
  await expect(form.processing()).toBeVisible()
  await expect(page).toHaveURL(/\/hr-owner-details$/, within)
  expect(created).toHaveLength(1)
  await hr.add(contact)
  await expect(hr.entry(contact.name)).toHaveCount(1, within)
})

test('a company signs up in one sitting while storage is denied', async ({
  page,
  signIn,
  companyForm: form,
  hrDetails: hr,
}) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await signIn.signUpAsCompany('Asha Rao', newMobile())
  await page.getByRole('button', { name: 'CONTINUE FORM' }).click()
  await form.fillAndCreate(bengaluru('Denied Mills'))
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  await hr.add(contact)
  await expect(hr.entry(contact.name)).toBeVisible()
  await hr.next().click()
  await expect(page.getByRole('heading', { name: 'Great to have you!' })).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).last().click()
  await expect(page.getByRole('heading', { name: 'Denied Mills' })).toBeVisible()
})
