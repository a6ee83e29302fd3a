import { expectAccessible } from '../support/accessibility'
import { addContact } from '../support/accounts'
import { applyAs, postJob } from '../support/market'
import { expect, test } from '../support/test'

const UPDATE = 'job_portal.api.update_company_details'
const WAITS = 'Your change waits for a reviewer; until then others see your profile as it was approved.'

test('a company reads that its change waits, while others read the approved version', async ({
  page,
  employer,
  administrator,
}) => {
  const job = await postJob(employer)
  await page.goto('/frontend/profile')
  await expect(page.getByText('Your profile is approved.')).toBeVisible()
  await expect(page.getByText(WAITS)).toBeHidden()

  await employer.call(UPDATE, { name: employer.company, about_company: 'Silk since 1987.' })
  await page.goto('/frontend/profile')
  await expect(page.getByText(WAITS)).toBeVisible()
  // High enough that the bottom bar covers no card halfway, which axe reports as a small target.
  await page.setViewportSize({ width: 360, height: 1000 })
  await expectAccessible(page, 'a change that waits')

  await employer.call(UPDATE, { name: employer.company, company_name: 'Reserve Bank' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Reserve Bank' })).toBeVisible()
  await page.goto(`/frontend/job-details/${job}`)
  await expect(page.getByText('Rao Textiles').first()).toBeVisible()
  await expect(page.getByText('Reserve Bank')).toBeHidden()

  await administrator.update('JP Company', employer.company, { status: 'Approved' })
  await page.reload()
  await expect(page.getByText('Reserve Bank').first()).toBeVisible()
  await page.goto('/frontend/profile')
  await expect(page.getByText(WAITS)).toBeHidden()
})

test('an applicant reads that the contact has changed since, and when', async ({
  page,
  newcomer,
  otherEmployer,
}) => {
  const contact = await addContact(otherEmployer, 'Meera')
  const job = await postJob(otherEmployer, { selected_hr: contact, allow_contact_after_apply: true })
  await applyAs(newcomer, job, {})
  await page.goto(`/frontend/job-details/${job}`)
  await expect(page.getByText('Contact: Meera')).toBeVisible()
  await expect(page.getByText(/^Contact changed on/)).toBeHidden()
  await otherEmployer.call('job_portal.api.edit_hr_details', {
    company_name: otherEmployer.company,
    hr_row_id: contact,
    hr_mobile: '9800000001',
  })
  await page.getByRole('button', { name: 'Show number' }).click()
  await expect(page.getByRole('link', { name: '+91 9800000001' })).toBeVisible()
  const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format()
  await expect(page.getByText(`Contact changed on ${day}`)).toBeVisible()
  await expectAccessible(page, 'a contact that changed')
})
