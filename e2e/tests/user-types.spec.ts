import type { Page } from '@playwright/test'
import { cardsOf, Home, LABELS } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { expect, test } from '../support/test'

const back = (page: Page) => page.getByRole('button', { name: 'Back' }).click()
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 })

test('a job searcher sees three steps, jobs and its tabs', async ({ page }) => {
  const home = new Home(page)
  await home.openAs('job_searcher')
  await expect(home.tabs()).toHaveText(['Home', 'My Jobs', 'Profile'])
  for (const step of ['Create Accounts', 'Apply for New Jobs', 'Immediate Hiring'])
    await expect(page.getByText(step)).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(4)

  await home.link('See all').click()
  await expect(heading(page, 'Jobs')).toBeVisible()
  await back(page)

  await home.tabs().filter({ hasText: 'My Jobs' }).click()
  await expect(heading(page, 'My Jobs')).toBeVisible()
  await expect(home.tabs().filter({ hasText: 'My Jobs' })).toHaveAttribute('aria-current', 'page')
  await home.tabs().filter({ hasText: 'Profile' }).click()
  await expect(page.getByText('Company name not found', { exact: false })).toBeVisible()
  await home.tabs().filter({ hasText: 'Home' }).click()
  await expect(home.link('See all')).toBeVisible()
})

test('a company visits all its screens', async ({ page, resident: _, profile }) => {
  const home = new Home(page)
  await home.open()
  await expect(home.tabs()).toHaveText(['Home', 'View Jobs', 'Profile'])
  await expect(page.getByText('Asha Rao')).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(1)

  await home.link(/^06/).click()
  await expect(heading(page, 'Applied Candidates')).toBeVisible()
  await back(page)
  await home.link(/^10/).click()
  await expect(heading(page, 'Shortlist Profile')).toBeVisible()
  await back(page)
  await cardsOf(page).getByRole('link', { name: 'UI/UX Designer' }).click()
  await expect(heading(page, 'Job Applicants')).toBeVisible()
  await back(page)
  await home.link('View all').click()
  await expect(cardsOf(page)).toHaveCount(4)
  await back(page)
  await home.link('See All Jobs').click()
  await expect(heading(page, 'My Jobs')).toBeVisible()
  await back(page)

  await home.link('New Job Post').click()
  const wizard = new JobWizard(page)
  await wizard.field('Job Title').fill('Weaver')
  for (const _step of [2, 3, 4]) await wizard.button('Next').click()
  await expect(wizard.reviewed('Job Title')).toHaveText('Weaver')
  await wizard.button('Submit').click()
  await wizard.success().getByRole('button', { name: 'ok', exact: true }).click()
  await wizard.candidates().getByRole('button', { name: 'OK' }).click()
  await expect(heading(page, 'Pre Screened Candidates')).toBeVisible()
  await back(page)

  await home.tabs().filter({ hasText: 'Profile' }).click()
  await profile.expectCompany('Rao Textiles', ['office@raotextiles.in', '+91 9876543210'])
  await page.getByRole('link', { name: /^HR Details/ }).click()
  await expect(heading(page, 'HR / Owner Details')).toBeVisible()
  await back(page)
  await page.getByRole('link', { name: /^My Posted Jobs/ }).click()
  await expect(heading(page, 'My Jobs')).toBeVisible()
})

test('freelancers, and who looks for them, have a label and what everybody has', async ({ page }) => {
  const home = new Home(page)
  await home.openAs('freelancer')
  await expect(heading(page, 'Freelancer')).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await home.filter().getByRole('button', { name: LABELS.find_freelancer }).click()
  await expect(heading(page, 'Find Freelancers')).toBeVisible()
  await expect(home.tabs()).toHaveText(['Home', 'Profile'])
  await expect(cardsOf(page)).toHaveCount(0)
  await home.openMenu()
  await home.menu().getByRole('link', { name: 'Category' }).click()
  for (const [name, jobs] of [
    ['BA', '208 Jobs'],
    ['QA', '152 Jobs'],
    ['PM', '98 Jobs'],
  ] as const)
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(jobs)
  await back(page)
  await home.tabs().filter({ hasText: 'Profile' }).click()
  await expect(page.getByRole('button', { name: 'Create Company' })).toBeVisible()
})
