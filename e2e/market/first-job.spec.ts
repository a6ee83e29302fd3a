import { cardOf, cardsOf, Home } from '../pages/home'
import { JobWizard } from '../pages/job-wizard'
import { expect, test } from '../support/test'

// The market's other tests run after this one (playwright.config.ts).
test('a company publishes the first job in the wizard, and the site is live without a reload', async ({
  page,
  employer: _,
  administrator,
}) => {
  const wizard = new JobWizard(page)
  await page.goto('/frontend/home')
  await page.getByRole('link', { name: 'New Job Post' }).click()
  await wizard.field('Job Title').fill('Night Watch')
  await wizard.field('Job Category').selectOption('Sales')
  await wizard.field('Job Type').selectOption('Full Time')
  // The form starts with the company's own place.
  await expect(wizard.field('Pincode')).toHaveValue('560001')
  await expect(wizard.field('Job Location')).not.toHaveValue('')
  await wizard.goToPreview()
  await wizard.button('Submit').click()
  await expect(wizard.success()).toBeHidden()
  await page.getByRole('link', { name: 'Job description is required' }).click()
  await wizard.expectStep('Candidate Requirements')
  await wizard.field('Job Description').fill('Walks round the mill at night.')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Night Watch' })).toBeVisible()
  await wizard.button('Submit').click()
  await expect(wizard.success()).toContainText('Job Posted Successfully')
  await wizard.success().getByRole('button', { name: 'ok', exact: true }).click()
  // Nobody matches yet, so no candidates are offered.
  await expect(wizard.candidates()).toBeHidden()
  await expect(page).toHaveURL(/\/home$/)
  await expect(cardOf(page, 'Night Watch')).toBeVisible()

  await new Home(page).search().fill('Night Watch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Jobs found: [1-9]/ })).toBeVisible()
  await expect(cardsOf(page).first()).toContainText('Night Watch')
  const boot = await (await page.request.get('/api/method/job_portal.api.get_boot')).json()
  expect(boot.message.market).toBe('live')
  // The sample site has English only.
  expect(boot.message.languages).toEqual([])
  await administrator.offerLanguages()
})
