import type { Locator, Page } from '@playwright/test'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { cardOf, openMenu } from '../pages/home'
import { expectVisibleFocus } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { methodUrl } from '../support/network'
import { expect, test } from '../support/test'

// All tests share one market, so each job has its own title.
const newTitle = (): string => `Loom Hand ${newMark()}`

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
}

test('the focus moves to what replaces a removed button or card', async ({ page, employer }) => {
  const [first, second] = [newTitle(), newTitle()]
  await postJob(employer, { title: first })
  await postJob(employer, { title: second })
  await page.goto('/frontend/my-jobs')
  const card = cardOf(page, second)
  await openMenu(card)
  await press(page, card.getByRole('button', { name: 'Close' }))
  await press(page, page.getByRole('button', { name: 'Close job' }))
  await expect(card.getByRole('link', { name: 'Find candidates' })).toBeFocused()
  await press(page, card.getByRole('button', { name: 'Repost' }))
  await expect(card.getByRole('button', { name: 'More' })).toBeFocused()

  // The card leaves the list. The next one takes its place; in the end, the empty message.
  await page.getByLabel('Status').selectOption('Live')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('article') })
  await expect(items).toHaveCount(2)
  await press(page, card.getByRole('button', { name: 'Close' }))
  await press(page, page.getByRole('button', { name: 'Close job' }))
  await expect(items.filter({ hasText: first })).toBeFocused()
  await openMenu(cardOf(page, first))
  await press(page, cardOf(page, first).getByRole('button', { name: 'Close' }))
  await press(page, page.getByRole('button', { name: 'Close job' }))
  const rest = page.getByText('None of your jobs has this status.')
  await expect(rest).toBeVisible()
  await expect(page.locator(':focus').filter({ has: rest })).toHaveCount(1)
})

test('the focus stays in the list after a withdrawal and after removing a saved job', async ({
  page,
  newcomer,
  sharedEmployer: employer,
}) => {
  const [applied, saved] = [newTitle(), newTitle()]
  await newcomer.call('job_portal.api.apply_to_job', { job: await postJob(employer, { title: applied }) })
  await newcomer.call('job_portal.api.save_job', { job: await postJob(employer, { title: saved }) })
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  await application.openMyJobs()
  await press(page, application.card(applied).getByRole('button', { name: 'Withdraw' }))
  await page.getByRole('button', { name: 'Withdraw Application' }).focus()
  await expectVisibleFocus(page, 'the answer to the question')
  await page.keyboard.press('Enter')
  await expect(application.card(applied).getByRole('link', { name: 'Apply Again' })).toBeFocused()

  await application.openMyJobs('?list=saved')
  await press(page, page.getByRole('button', { name: `Remove ${saved}` }))
  const rest = page.getByText('You have not saved a job yet.')
  await expect(rest).toBeVisible()
  await expect(page.locator(':focus').filter({ has: rest })).toHaveCount(1)
})

test('the focus stays in the list after an unsent application to an ended job is deleted', async ({
  page,
  newcomer: _,
  sharedEmployer: employer,
}) => {
  const title = newTitle()
  const job = await postJob(employer, { title })
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  await application.open(job)
  const sending = methodUrl('job_portal.api.apply_to_job')
  await page.route(sending, (route) => route.abort())
  await application.send().click()
  await expect(page.getByText('It is kept on this device.')).toBeVisible()
  await page.unroute(sending)
  const { modified } = await employer.call('job_portal.api.get_job', { name: job })
  await employer.call('job_portal.api.close_job', { name: job, modified })

  await application.openMyJobs()
  const unsent = page.getByRole('listitem').filter({ hasText: title })
  await unsent.getByRole('button', { name: 'Send now' }).click()
  await expect(unsent.getByRole('alert')).toContainText('It takes no more applications.')
  await press(page, unsent.getByRole('button', { name: `Delete ${title}` }))
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(unsent).toBeHidden()
  // The list had only this item, so what follows the list takes its place.
  await expect(page.locator(':focus').filter({ has: page.getByLabel('Status') })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText('You have not applied for a job yet.')).toBeVisible()
  await expect(unsent).toBeHidden()
})
