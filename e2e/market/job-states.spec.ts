import { cardOf } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { postJob } from '../support/market'
import { expect, test } from '../support/test'

// High enough that no sticky bar covers half of a button.
test.use({ viewport: { width: 320, height: 1600 } })

test('a searcher’s job screens are accessible in every state', async ({
  page,
  administrator,
  sharedEmployer: employer,
}) => {
  const closed = await postJob(employer, { title: 'Card Tenter' })
  await employer.call('job_portal.api.close_job', { name: closed })

  await page.goto('/frontend/jobs')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByLabel('Category')).toBeVisible()
  await expectAccessible(page, 'filters')
  await page.goto('/frontend/jobs?search=nothingofthekind&category=Sales')
  await expect(page.getByText('No job matches your search. Try other words.')).toBeVisible()
  await expectAccessible(page, 'no jobs')
  await page.goto(`/frontend/job-details/${closed}`)
  await expect(page.getByText('This job is closed.', { exact: false })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Apply Now' })).toBeHidden()
  await expectAccessible(page, 'closed job')

  const category = `Ring Making ${closed}`
  await administrator.client.call('frappe.client.insert', {
    doc: { doctype: 'JP Job Category', category_name: category },
  })
  const alone = await postJob(employer, { title: 'Ring Maker', category })
  await employer.call('job_portal.api.close_job', { name: alone })
  await page.goto(`/frontend/job-details/${alone}`)
  await expect(page.getByText('There is no similar job right now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See all', exact: true })).toBeHidden()
  await expect(page.getByRole('link', { name: 'See All Jobs' })).toBeVisible()
})

test('a removed job tells its company why, cannot be shared, and hides its applicants', async ({
  page,
  administrator,
  employer,
}) => {
  const name = await postJob(employer, { title: 'Ring Maker' })
  const applicants = page.getByRole('link', { name: 'See who has applied' })
  await page.goto(`/frontend/job-details/${name}`)
  await expect(applicants).toBeInViewport()
  // On a wide screen no list of others' jobs is beside it.
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(applicants).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toBeHidden()
  if (phone) await page.setViewportSize(phone)
  const { modified } = await employer.call('job_portal.api.get_job', { name })
  await administrator.client.call('job_portal.api.remove_job', {
    name,
    modified,
    reason: 'It asks for a fee.',
  })
  await page.goto('/frontend/my-jobs')
  await expect(page.getByText('This job was removed: It asks for a fee.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await cardOf(page, 'Ring Maker').getByRole('link', { name: 'Ring Maker' }).click()
  await expect(page).toHaveURL(new RegExp(`/job-details/${name}`))
  await expect(page.getByText('This job was removed: It asks for a fee.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden()
  await expect(applicants).toBeHidden()
  await page.goto(`/frontend/job-applicants?job=${name}`)
  await expect(page.getByText('Who applied for it is no longer shown.', { exact: false })).toBeVisible()
})
