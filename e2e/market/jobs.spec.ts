import { newMark } from '../../scripts/lib/sample-company.mjs'
import { cardOf, cardsOf } from '../pages/home'
import { postJob } from '../support/market'
import { goWithin } from '../support/screens'
import { expect, test } from '../support/test'

// All tests share one market, so each searches its own word.

test('words and filters narrow the list, and Back and a reload restore both from the address', async ({
  page,
  otherEmployer: employer,
}) => {
  const own = newMark()
  await postJob(employer, { title: `Weaver ${own}`, category: 'Sales', experience_required: '0-1' })
  await postJob(employer, { title: `Dyer ${own}`, category: 'Accounting', experience_required: '5+' })

  await page.goto('/frontend/jobs')
  await page.getByRole('combobox', { name: 'Search jobs' }).pressSequentially(own)
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()
  await expect(cardOf(page, `Weaver ${own}`)).toContainText('₹15,000 - ₹20,000')
  // The job's own screen shows the rest.
  await expect(cardOf(page, `Dyer ${own}`)).not.toContainText('Senior level')

  await page.getByRole('button', { name: 'Filter' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByLabel('Distance').selectOption('Up to about 5 km')
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(drawer.getByText('Please enter a pincode to search near it')).toBeVisible()
  await drawer.getByLabel('Pincode').fill('560001')
  await drawer.getByLabel('Category').selectOption('Accounting')
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await expect(cardOf(page, `Dyer ${own}`)).toContainText('About 1 km away')

  await cardOf(page, `Dyer ${own}`).click()
  await expect(page.getByRole('heading', { name: 'Job Details', level: 1 })).toBeVisible()
  await expect(page.getByText('Senior level')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Search jobs' })).toHaveValue(own)
  await page.getByRole('button', { name: 'Filter (3)' }).click()
  await expect(drawer.getByLabel('Category')).toHaveValue('Accounting')
  await drawer.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Search jobs' }).fill(`${own}nothing`)
  await expect(page.getByText('No job matches your search. Try other words.')).toBeVisible()
})

test('the next page loads before one scrolls to it, and Back restores the position', async ({
  page,
  otherEmployer: employer,
}) => {
  const own = newMark()
  for (let number = 1; number <= 25; number++) await postJob(employer, { title: `Weaver ${number} ${own}` })
  await page.goto(`/frontend/jobs?search=${own}`)
  await expect(page.getByRole('heading', { name: 'Jobs found: 25' })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(20)
  await cardOf(page, `Weaver 10 ${own}`).scrollIntoViewIfNeeded()
  await expect(cardsOf(page)).toHaveCount(25)
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()

  const last = cardOf(page, `Weaver 2 ${own}`)
  await last.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  await last.click()
  await expect(page.getByRole('heading', { name: `Weaver 2 ${own}` })).toBeVisible()
  await page.goBack()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})

test('a guest opens a job by its link, and sees the company without its number, and its other jobs', async ({
  page,
  otherEmployer: employer,
}) => {
  const own = newMark()
  const name = await postJob(employer, { title: `Weaver ${own}`, min_salary: '', max_salary: '' })
  await page.goto(`/frontend/job-details/${name}`)
  await expect(page.getByRole('heading', { name: `Weaver ${own}` })).toBeVisible()
  await expect(page.getByText('7 days left')).toBeVisible()
  await expect(page.getByRole('article').getByText('Salary not given')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Gender' }).locator('+ dd')).toHaveText('Any')
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeVisible()
  await page.getByRole('tab', { name: 'Company Details' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Cotton since 1987.')
  await expect(page.getByRole('tabpanel')).not.toContainText('9876543210')

  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('dialog')).toContainText(`/frontend/job-details/${name}`)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goBack()

  await postJob(employer, { title: 'Dyer' })
  await page.getByRole('tab', { name: 'Company Details' }).click()
  await page.getByRole('link', { name: 'All jobs of this company' }).click()
  await expect(page).toHaveURL(new RegExp(`/company/${employer.company}$`))
  await expect(page.getByRole('heading', { name: 'Company', level: 1 })).toBeVisible()
  await expect(page.getByText('Cotton since 1987.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()
  await expect(cardsOf(page)).toHaveCount(2)
  await expect(page).toHaveTitle('Jobs at Rao Textiles - Job Portal')
  await cardOf(page, 'Dyer').click()
  await expect(page.getByRole('heading', { name: 'Dyer' })).toBeVisible()
  await page.goBack()
  await expect(cardOf(page, `Weaver ${own}`)).toBeVisible()
})

test('a missing job offers others, an address without a job opens the list, and a category its jobs', async ({
  page,
}) => {
  await page.goto('/frontend/job-details/JPJ-99999')
  await expect(page.getByText('This job is no longer there.')).toBeVisible()
  await expect(cardsOf(page).first()).toBeVisible()
  await page.goto('/frontend/job-details')
  await expect(page).toHaveURL(/\/jobs$/)
  await goWithin(page, 'category')
  await page.getByRole('link', { name: 'Engineering' }).click()
  await expect(page).toHaveURL(/\/jobs\?category=Engineering$/)
  await expect(page.getByRole('heading', { name: /^Jobs found: [1-9]/ })).toBeVisible()
})
