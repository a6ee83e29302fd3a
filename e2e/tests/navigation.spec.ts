import type { Page } from '@playwright/test'
import { pagesBefore } from '../support/browser-state'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link')
const _path = (page: Page) => new URL(page.url()).pathname.replace('/frontend', '')

test('the root leads to login, and unknown and unfinished pages to home', async ({ page }) => {
  for (const root of ['/frontend', '/frontend/']) {
    await page.goto(root)
    await expect(page).toHaveURL(/\/frontend\/login$/)
  }
  await page.goto('/frontend/no/such/page')
  await expect(page.getByRole('heading', { name: "Oops! This page doesn't exist." })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/home$/)
  for (const unfinished of ['my-job-details', 'setting']) {
    await goWithin(page, unfinished)
    await expect(page.getByText('Page is under development.')).toBeVisible()
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(/\/home$/)
  }
})

test('the tabs depend on the user type, and the active one on the path', async ({ page }) => {
  const expected = {
    job_searcher: ['Home', 'My Jobs', 'Profile'],
    company: ['Home', 'View Jobs', 'Profile'],
    freelancer: ['Home', 'Profile'],
    find_freelancer: ['Home', 'Profile'],
  }
  await page.goto('/frontend/home')
  await expect(tabs(page)).toHaveText(['Home', 'Profile'])
  for (const [userType, labels] of Object.entries(expected)) {
    await page.evaluate((value) => localStorage.setItem('userType', value), userType)
    await page.reload()
    await expect(tabs(page)).toHaveText(labels)
    await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page')
  }
  await page.evaluate(() => localStorage.setItem('userType', 'company'))
  // chat has no tab, so the first one is active.
  await page.goto('/frontend/chat')
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page')
  await tabs(page).filter({ hasText: 'View Jobs' }).click()
  await expect(page).toHaveURL(/\/my-jobs$/)
  await expect(tabs(page).filter({ hasText: 'View Jobs' })).toHaveAttribute('aria-current', 'page')
  await expect(tabs(page).first()).not.toHaveAttribute('aria-current', 'page')
  const bar = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
  expect(bar?.height).toBe(70)
  await tabs(page).filter({ hasText: 'Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)
})

test("the phone's Back does not return to a finished form", async ({
  page,
  owner: _,
  profile,
  signIn,
  companyForm: form,
}) => {
  await page.goto('/frontend/home')
  // A saved company leaves no step in the history, and the profile only once.
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await profile.edit()
  await form.field('Company Name').fill('Rao and Daughters')
  await form.goOn('Address Info', 'Contact Info')
  await form.update().click()
  await signIn.toasted('Company updated successfully!')
  await expect(page).toHaveURL(/\/profile$/)
  await profile.expectCompany('Rao and Daughters', [])
  expect(await pagesBefore(page)).toBe(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)

  // Edit Profile leads to sign-up, even with a session.
  await page.goto('/frontend/auth-finalization')
  await page.getByRole('link', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL(/\/signup$/)
})

test("the header's Back returns to home and to the profile without a new entry in the history", async ({
  page,
  owner: _,
  profile,
}) => {
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await page.goto('/frontend/home')
  await page.getByRole('link', { name: 'New Job Post' }).click()
  await expect(page).toHaveURL(/\/post-new-job/)
  await back.click()
  await expect(page).toHaveURL(/\/home$/)
  await expect.poll(() => pagesBefore(page)).toBe(0)

  await profile.open()
  await profile.card('HR Details').click()
  await expect(page).toHaveURL(/\/hr-owner-display$/)
  const before = await pagesBefore(page)
  await back.click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect.poll(() => pagesBefore(page)).toBe(before - 1)

  // If home is not the previous page, Back adds it.
  await page.goto('/frontend/about-us')
  await back.click()
  await expect(page).toHaveURL(/\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('both buttons after a verified number lead to the company form; there is no assistant yet', async ({
  page,
  newcomer: _,
}) => {
  for (const button of ['CONTINUE FORM', 'Submit']) {
    await page.evaluate(() => localStorage.removeItem('userType'))
    await page.goto('/frontend/post-verification')
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(/\/create-company-profile$/)
    expect(await page.evaluate(() => localStorage.getItem('userType'))).toBe('company')
  }
  await page.goto('/frontend/post-verification')
  const said = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.message()
  })
  await page.getByRole('button', { name: 'NEED ASSISTANT' }).click()
  expect(await said).toBe('Assistant feature coming soon!')
  await expect(page).toHaveURL(/\/post-verification$/)
})
