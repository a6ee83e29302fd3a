import { expectAccessible } from '../support/accessibility'
import { answerWith, holdRequests, methodUrl } from '../support/network'
import { expect, test } from '../support/test'

const DETAILS = methodUrl('job_portal.api.get_company_details')
// Tall, so that no sticky bar covers half of a button.
test.use({ viewport: { width: 320, height: 1600 } })

const ADDRESS = '12 MG Road, Ashoknagar, Bangalore, Karnataka, India, Pincode-560001'

test('the profile shows loading, a failure with Retry, then the company, its cards and placeholders', async ({
  page,
  resident: _,
  profile,
  companyForm: form,
  toasted,
}) => {
  // A healthy server does not refuse this. Retry reloads the page.
  const restore = await answerWith(page, DETAILS, { status: 417, sentence: 'The record is locked' })
  await profile.open()
  await expect(page.getByRole('main').getByText('The record is locked')).toBeVisible()
  await toasted('The record is locked')
  await expect(profile.createCompany()).toBeHidden()
  await expectAccessible(page, 'profile, failed')
  await restore()
  await profile.retry().click()
  await profile.expectCompany('Rao Textiles', [ADDRESS])

  const letGo = await holdRequests(page, DETAILS)
  await profile.open()
  await expect(page.getByText('Loading company details...')).toBeVisible()
  await expectAccessible(page, 'profile, loading')
  letGo()
  await profile.expectCompany('Rao Textiles', ['office@raotextiles.in', '+91 9876543210', ADDRESS])
  await expect(page.getByText('Loading company details...')).toBeHidden()
  // The flag of an edit goes when the edit is left.
  await profile.edit()
  await expect(page.getByRole('heading', { name: 'Update Company Profile' })).toBeVisible()
  const flag = () => page.evaluate(() => localStorage.getItem('companyEdit'))
  expect(await flag()).toContain('Rao Textiles')
  await form.back().click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect.poll(flag).toBeNull()
  await profile.card('My Posted Jobs').click()
  await expect(page).toHaveURL(/\/my-jobs$/)

  // A record without phone and address, made in Desk or by an older version.
  await answerWith(page, DETAILS, { message: { name: 'JPC-1', company_name: 'Bare', country: 'India' } })
  await profile.open()
  await profile.expectCompany('Bare', ['Address not available', 'Phone not available'])
})

test('without a company the profile says so, and offers to create one', async ({
  page,
  newcomer: _,
  profile,
}) => {
  await profile.open()
  const sentence = 'Company name not found. Please complete company registration first.'
  await expect(page.getByRole('main').getByText(sentence)).toBeVisible()
  await expect(page.getByText('Loading company details...')).toBeHidden()
  await expect(profile.retry()).toBeVisible()
  await expectAccessible(page, 'profile, no company')
  await profile.createCompany().click()
  await expect(page.getByRole('heading', { name: 'Create Company Profile' })).toBeVisible()

  // A name that the server does not know.
  await page.evaluate(() => localStorage.setItem('companyName', 'JPC-99999999'))
  await profile.open()
  await expect(page.getByRole('main').getByText('Company name not found.', { exact: false })).toBeVisible()
  await profile.createCompany().click()
  await expect(page.getByRole('heading', { name: 'Create Company Profile' })).toBeVisible()
})
