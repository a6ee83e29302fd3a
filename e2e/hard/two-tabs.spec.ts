import type { Page } from '@playwright/test'
import { bengaluru, CompanyForm } from '../pages/company-form'
import { HrDetails } from '../pages/hr-details'
import { storedCompanyName } from '../support/browser-state'
import { expect, test } from '../support/test'

const inAnotherTab = async (page: Page) => page.context().newPage()

test('a company made in one tab is not made again, or lost, in the other', async ({ page, newcomer }) => {
  const first = new CompanyForm(page)
  await first.open()
  await first.fillAll(bengaluru('First Mills'))
  const other = await inAnotherTab(page)
  const second = new CompanyForm(other)
  await second.open()
  await second.fillAll(bengaluru('Second Mills'))

  await first.create().click()
  await expect(page).toHaveURL(/\/hr-owner-details$/)
  await second.create().click()
  await expect(other.getByRole('main').getByText('Your account already has a company.')).toBeVisible()
  const name = await storedCompanyName(page)
  const details = () => newcomer.call('job_portal.api.get_company_details', { company_name: name })
  expect((await details()).company_name).toBe('First Mills')

  await second.updateMine().click()
  await expect(second.field('Company Name')).toHaveValue('Second Mills')
  await second.next().click()
  await second.next().click()
  await second.update().click()
  await expect(other).toHaveURL(/\/profile$/)
  expect((await details()).company_name).toBe('Second Mills')
})

test('contacts typed in two tabs are both added', async ({ page, owner: _ }) => {
  const first = new HrDetails(page)
  await first.openForm()
  await first.fill({ name: 'Meera', mobile: '9812345678', email: 'meera@example.in' })
  const other = await inAnotherTab(page)
  const second = new HrDetails(other)
  await second.openForm()
  await second.fill({ name: 'Ravi', mobile: '9812345679', email: 'ravi@example.in' })
  await first.save().click()
  await expect(first.entry('Meera')).toBeVisible()
  await expect(second.field('Name')).toHaveValue('Ravi')
  await second.save().click()
  await expect(second.entry('Ravi')).toBeVisible()
  await expect(second.entry('Meera')).toBeVisible()
})

test('a contact typed in one tab is not sent after the other tab has logged out', async ({
  page,
  owner: _,
}) => {
  const first = new HrDetails(page)
  await first.openForm()
  await first.fill({ name: 'Meera', mobile: '9812345678', email: 'meera@example.in' })
  const other = await inAnotherTab(page)
  await other.goto('/frontend/home')
  await other.getByRole('button', { name: 'Menu' }).click()
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(other.getByText('You have been logged out.')).toBeVisible()
  await expect(page).toHaveURL(/\/login$/)
})
