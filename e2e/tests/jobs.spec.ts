import { actionsOf, cardOf, cardsOf, Home } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { answerWith, holdRequests, methodUrl } from '../support/network'
import { pdf } from '../support/samples'
import { expect, test } from '../support/test'

const DETAILS = methodUrl('job_portal.api.get_company_details')

test('four sample jobs show their salaries and are filtered by text; the filter only asks', async ({
  page,
}) => {
  await page.goto('/frontend/jobs')
  await expect(cardsOf(page)).toHaveCount(4)
  for (const salary of ['₹19,000', '₹10,000', '₹12,000', '₹20,000'])
    await expect(cardsOf(page).filter({ hasText: salary })).toHaveCount(1)
  const search = page.getByRole('searchbox', { name: 'Search jobs' })
  await search.pressSequentially('designer pune')
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await search.fill('pilot')
  await expect(page.getByText('No job matches your search. Try other words.')).toBeVisible()
  await page.reload()
  await expect(search).toHaveValue('pilot')
  await search.fill('')
  await expect(cardsOf(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByRole('button', { name: 'Continue' }).click()
  await expect(drawer).toBeHidden()
})

test('a card leads to the details, the company and the application with its resume, and back', async ({
  page,
  toasted,
}) => {
  const actions = actionsOf(page)
  await page.goto('/frontend/jobs')
  await cardOf(page, 'Junior Accountant').getByRole('link', { name: 'Apply' }).click()
  await expect(page.getByRole('heading', { name: 'Job Details', level: 1 })).toBeVisible()
  for (const section of ['Job Description', 'Job Role', 'Job Requirement'])
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  for (const term of ['Department', 'Category', 'Experience', 'Education', 'Gender'])
    await expect(page.getByRole('term').filter({ hasText: term })).toBeVisible()

  await page.getByRole('tab', { name: 'Job Details' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Company Details' })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toContainText('Sahyadri Software')
  await page.getByRole('tab', { name: 'Company Details' }).press('Home')

  await page.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page.getByRole('heading', { name: 'Apply Job' })).toBeVisible()
  const letter = page.getByRole('textbox', { name: 'Cover Letter' })
  await expect(letter).toHaveValue(/Junior Accountant/)
  // The letter claims nothing about the person.
  await expect(letter).not.toHaveValue(/similar work|learn|notice/)
  const resume = page.getByLabel('Resume')
  await resume.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
  await expect(page.getByText('This type of file is not allowed.')).toBeVisible()
  await resume.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('me') })
  await toasted('File selected successfully!')
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await expect(page.getByText('This type of file is not allowed.')).toBeHidden()
  await page.getByRole('button', { name: 'Apply for Job' }).click()
  expect(actions).toEqual(['Action: apply for job'])

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/job-details\?job=2$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/jobs$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/home$/)

  // On a first page Back leads to home, too.
  await page.goto('/frontend/job-details?job=99')
  await expect(page.getByText('This job is no longer there.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/home$/)
})

test("my jobs are the applied ones, or a company's posted ones", async ({ page }) => {
  const home = new Home(page)
  await home.openAs('job_searcher')
  await home.tabs().filter({ hasText: 'My Jobs' }).click()
  await expect(cardsOf(page)).toHaveCount(3)
  for (const when of ['Applied 2 days ago', 'Applied 5 days ago', 'Applied 1 week ago'])
    await expect(page.getByText(when)).toBeVisible()

  await page.evaluate(() => localStorage.setItem('userType', 'company'))
  await page.reload()
  await expect(home.tabs()).toHaveText(['Home', 'View Jobs', 'Profile'])
  await expect(home.tabs().filter({ hasText: 'View Jobs' })).toHaveAttribute('aria-current', 'page')
  await cardOf(page, 'Marketing Executive').getByRole('link', { name: 'Marketing Executive' }).click()
  await expect(page.getByRole('heading', { name: 'Job Applicants' })).toBeVisible()
})

test('a company sees itself in the company details of its job, and a failure without a message shows an error', async ({
  page,
  resident: _,
  toasted,
}) => {
  // Our server always answers with a message.
  const restore = await answerWith(page, DETAILS, { body: {} })
  await page.goto('/frontend/job-details?job=1')
  await page.getByRole('tab', { name: 'Company Details' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Failed to fetch company details')
  await toasted('Failed to fetch company details')
  await restore()

  const letGo = await holdRequests(page, DETAILS)
  await page.goto('/frontend/job-details?job=1')
  await page.getByRole('tab', { name: 'Company Details' }).click()
  const panel = page.getByRole('tabpanel')
  await expect(panel).toContainText('Loading company details...')
  letGo()
  await expect(panel).toContainText('Cotton since 1987.')
  for (const section of ['About', 'Industry', 'Employees', 'Website', 'Specialization'])
    await expect(panel.getByRole('heading', { name: section })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 1600 })
  await expectAccessible(page, 'company details')
})
