import type { Locator, Page } from '@playwright/test'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { cardOf } from '../pages/home'
import { postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'

// Tests share one market: each job has a title of its own.
const newTitle = (): string => `Loom Hand ${newMark()}`

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

test('the focus goes to what takes the place of a button or of a card', async ({ page, employer }) => {
  const [first, second] = [newTitle(), newTitle()]
  await postJob(employer, { title: first })
  await postJob(employer, { title: second })
  await page.goto('/frontend/my-jobs')
  const card = cardOf(page, second)
  await press(page, card.getByRole('button', { name: 'Close' }))
  await press(page, page.getByRole('button', { name: 'Close job' }))
  await expect(card.getByRole('button', { name: 'Repost' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(card.getByRole('button', { name: 'Close' })).toBeFocused()

  // The card leaves the list: the next one is in its place, and in the end the sentence that nothing is left.
  await page.getByLabel('Status').selectOption('Live')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
  await expect(items).toHaveCount(2)
  await press(page, card.getByRole('button', { name: 'Close' }))
  await press(page, page.getByRole('button', { name: 'Close job' }))
  await expect(items.filter({ hasText: first })).toBeFocused()
  await press(page, cardOf(page, first).getByRole('button', { name: 'Close' }))
  await press(page, page.getByRole('button', { name: 'Close job' }))
  const rest = page.getByText('None of your jobs has this status.')
  await expect(rest).toBeVisible()
  await expect(page.locator(':focus').filter({ has: rest })).toHaveCount(1)
})

test('after a withdrawal and after a removed saved job the focus stays in its list', async ({
  page,
  newcomer,
  otherEmployer: employer,
}) => {
  const [applied, saved] = [newTitle(), newTitle()]
  await newcomer.call('job_portal.api.apply_to_job', { job: await postJob(employer, { title: applied }) })
  await newcomer.call('job_portal.api.save_job', { job: await postJob(employer, { title: saved }) })
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  await application.openMyJobs()
  await press(page, application.card(applied).getByRole('button', { name: 'Withdraw' }))
  await press(page, page.getByRole('button', { name: 'Withdraw Application' }))
  await expect(application.card(applied).getByRole('link', { name: 'Apply Again' })).toBeFocused()

  await application.openMyJobs('?list=saved')
  await press(page, page.getByRole('button', { name: `Remove ${saved}` }))
  const rest = page.getByText('You have not saved a job yet.')
  await expect(rest).toBeVisible()
  await expect(page.locator(':focus').filter({ has: rest })).toHaveCount(1)
})
