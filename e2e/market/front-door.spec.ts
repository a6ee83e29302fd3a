import { newMark } from '../../scripts/lib/sample-company.mjs'
import { signInPage } from '../support/accounts'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

test("the site's root leads a guest to the jobs near the place chosen last, and an account to home", async ({
  page,
  sharedEmployer,
  signUpElsewhere,
}) => {
  const title = `Driver ${newMark()}`
  await postJob(sharedEmployer, { title })
  await page.goto('/')
  await expect(page).toHaveURL(/\/frontend\/jobs$/)
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()

  await page.getByRole('button', { name: 'Driver' }).click()
  await expect(page.getByLabel('Search jobs')).toHaveValue('Driver')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.getByLabel('Search jobs')).toHaveValue('')

  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByLabel('Pincode or place').fill('560001')
  await page.getByLabel('Distance').selectOption('10')
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/pincode=560001/)
  await page.goto('/frontend')
  await expect(page).toHaveURL(/\/jobs\?pincode=560001&radius_km=10&order=nearest$/)
  await page.getByRole('button', { name: /^Remove Near/ }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.goto('/frontend')
  await expect(page).toHaveURL(/\/jobs$/)

  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)

  await signInPage(page, await signUpElsewhere())
  await page.goto('/frontend')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/frontend/jobs')
  await expect(page.getByRole('heading', { name: /^Jobs found/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in' })).toBeHidden()
})
