import { newMark } from '../../scripts/lib/sample-company.mjs'
import { cardOf } from '../pages/home'
import { KeptSearches, tellNews } from '../pages/kept-searches'
import { Notifications } from '../pages/notifications'
import { postJob, visitAs } from '../support/market'
import { ACCEPTED, received } from '../support/realtime'
import { expect, test } from '../support/test'

const _SAVE = 'job_portal.api.save_alert'
const KEPT = 'Kept. We will tell you about new jobs once a day.'

// All tests share one market, so each searches its own word.

test('a kept search notifies once of a new job, and the notification leads to the search', async ({
  page,
  administrator,
  newcomer,
  toasted,
  sharedEmployer: employer,
}) => {
  const own = newMark()
  const searches = new KeptSearches(page)
  const notifications = new Notifications(page)
  await visitAs(page, 'job_searcher')
  await page.goto('/frontend/jobs')
  await expect(page.getByRole('heading', { name: /^Jobs found/ })).toBeVisible()
  await expect(searches.keep()).toBeHidden()
  await page.goto(`/frontend/jobs?search=${own}&job_type=Full+Time`)
  await searches.keep().click()
  await toasted(KEPT)
  await expect(searches.kept()).toHaveAttribute('aria-pressed', 'true')
  await expect(searches.kept()).toBeFocused()
  await page.getByRole('link', { name: 'Kept Searches' }).click()
  await expect(page).toHaveURL(/\/kept-searches$/)
  await expect(page).toHaveTitle('Kept Searches - Job Portal')
  const label = `${own}, Full Time`
  await expect(searches.card(label)).toContainText('No new job yet.')
  await expect(searches.frequency(label)).toHaveValue('Daily')
  await searches.frequency(label).selectOption('At once (within minutes)')
  await expect
    .poll(async () => (await newcomer.call('job_portal.api.get_alerts')).items[0].how_often)
    .toBe('At once')

  await postJob(employer, { title: `Driver ${own}`, job_type: 'Full Time' })
  await postJob(employer, { title: `Cook ${own}`, job_type: 'Part Time' })
  const connected = received(page, ACCEPTED)
  await page.goto('/frontend/home')
  await expect(notifications.bell(0)).toBeVisible()
  await connected
  await tellNews(administrator)
  await tellNews(administrator)
  await notifications.bell(1).click()
  await notifications.line(`1 new job: ${label}`).getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await expect(cardOf(page, `Driver ${own}`)).toBeVisible()
  await expect(searches.kept()).toBeVisible()

  // The menu leads to the list, and the list to the search.
  await page.goto('/frontend/home')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Kept Searches' }).click()
  await expect(searches.card(label)).toContainText(/New jobs: /)
  await searches.card(label).getByRole('link', { name: label }).click()
  await expect(page.getByRole('heading', { name: 'Jobs found: 1' })).toBeVisible()
  await searches.kept().click()
  await expect(searches.keep()).toBeVisible()
  await postJob(employer, { title: `Driver ${own}` })
  await tellNews(administrator)
  await notifications.open()
  await expect(notifications.line(`1 new job: ${label}`)).toHaveCount(1)
})
