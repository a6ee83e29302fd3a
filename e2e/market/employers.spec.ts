import { cardsOf } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

test('a company without live jobs is not found, like an unknown one', async ({
  page,
  otherEmployer: idle,
}) => {
  for (const name of [idle.company, 'JPC-99999', '%3Cb%3E']) {
    await page.goto(`/frontend/company/${name}`)
    await expect(page.getByText('This company has no open jobs right now.')).toBeVisible()
    await expect(page).toHaveTitle('Company - Job Portal')
  }
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test('the heading of a list names its category and place', async ({ page, otherEmployer: employer }) => {
  // Only this test has people at Kavaratti.
  await postJob(employer, { title: 'Boat Builder', category: 'Sales', pincode: '682555' })
  const { items } = await employer.call('job_portal.api.list_jobs', { company: employer.company })
  const { city, state } = items[0]
  for (const [query, heading] of [
    [{ category: 'Sales', city }, `Sales jobs in ${city}`],
    [{ state }, `Jobs in ${state}`],
    [{ category: 'Sales' }, 'Sales jobs'],
    // An address may contain any words.
    [{ city: 'Atlantis, call 98765' }, 'Jobs'],
  ] as const) {
    await page.goto(`/frontend/jobs?${new URLSearchParams(query)}`)
    await expect(page.getByRole('heading', { name: /^Jobs found/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: heading, exact: true, level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${heading} - Job Portal`)
  }

  await page.goto(`/frontend/job-details/${items[0].name}`)
  await page.getByRole('link', { name: `Sales jobs in ${city}` }).click()
  await expect(cardsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Filter (2)' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filter' })
  await drawer.getByLabel('Job Type').selectOption('Full Time')
  await drawer.getByRole('button', { name: 'Apply Filters' }).click()
  await expect(page).toHaveURL(/[?&]city=/)
  await page.getByRole('button', { name: 'Filter (3)' }).click()
  await drawer.getByRole('button', { name: 'Reset all' }).click()
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true, level: 1 })).toBeVisible()
})

test('a company is reported with two taps; a failure is shown, and a guest is asked to sign in', async ({
  page,
  browser,
  newcomer,
  otherEmployer: employer,
  administrator,
  toasted,
}) => {
  await postJob(employer)
  await page.goto(`/frontend/company/${employer.company}`)
  const button = page.getByRole('button', { name: 'Report this company' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'What is wrong with this company?' })
  await expect(dialog.getByText('They do not learn who reported it.')).toBeVisible()
  await expectAccessible(page, 'report of a company')
  const reason = 'Pretends to be another company'
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: reason }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await page.context().setOffline(false)
  await dialog.getByRole('button', { name: reason }).click()
  await toasted('Thank you. We will look at this company.')
  await expect(page.getByText('Reported', { exact: true })).toBeVisible()
  expect(await administrator.list('JP Report', { company: employer.company }, ['account', 'reason'])).toEqual(
    [{ account: newcomer.session.user.email, reason }],
  )
  const guest = await browser.newPage()
  await guest.goto(`/frontend/company/${employer.company}`)
  await guest.getByRole('button', { name: 'Report this company' }).click()
  await expect(guest).toHaveURL(/\/(login|sign-up)/)
  await guest.close()
})
