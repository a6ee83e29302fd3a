import { cardOf, cardsOf } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'

// Each test has its own town, since any job nearby may match.
const AIZAWL = '796001'

test('home shows matching jobs with reasons, and See all opens all of them', async ({
  page,
  newcomer,
  sharedEmployer: employer,
}) => {
  const near = { pincode: AIZAWL, experience_required: '' }
  await postJob(employer, { ...near, title: 'Cook', min_education: '' })
  await postJob(employer, { ...near, title: 'Electrician', min_education: '12th Pass' })
  await postJob(employer, { ...near, title: 'Senior Electrician', experience_required: '5+' })
  await visitAs(page, 'job_searcher')
  await newcomer.call('job_portal.api.save_searcher', {
    headline: 'Wireman',
    experience_years: 1,
    pincode: AIZAWL,
  })

  await page.goto('/frontend/home')
  await expect(page.getByRole('heading', { name: 'Jobs for you' })).toBeVisible()
  await expect(cardsOf(page).first()).toContainText('Electrician')
  const card = cardsOf(page).filter({ has: page.getByRole('heading', { name: 'Electrician', exact: true }) })
  await expect(card).toContainText('The work that you do')
  await expect(card).toContainText('Asks for 12th Pass')
  // Few jobs match, so others follow under their own heading.
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible()
  await expect(page.getByText('Your next job is closer than you think')).toBeHidden()
  // At the top of the page, the bottom bar covers part of a button.
  await page.getByRole('link', { name: 'Apply' }).last().scrollIntoViewIfNeeded()

  await page.getByRole('link', { name: 'See all' }).first().click()
  await expect(page).toHaveURL(/\/jobs-for-you$/)
  await expect(page.getByRole('heading', { name: 'Jobs for You', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jobs found: 2' })).toBeVisible()
  await expectAccessible(page, 'jobs for you')
  await cardOf(page, 'Electrician').click()
  await expect(page.getByRole('heading', { name: 'Electrician', level: 2 })).toBeVisible()
})
