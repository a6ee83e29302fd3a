import { newMark, newMobile } from '../../scripts/lib/sample-company.mjs'
import { cardOf } from '../pages/home'
import { KeptSearches, tellNews } from '../pages/kept-searches'
import { Notifications } from '../pages/notifications'
import { expectAccessible, expectVisibleFocus } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { answerWith, holdRequests, methodUrl } from '../support/network'
import { ACCEPTED, received } from '../support/realtime'
import { expect, test } from '../support/test'
import { inDoubledText } from '../support/text-zoom'

const SAVE = 'job_portal.api.save_alert'
const KEPT = 'Kept. We will tell you about new jobs once a day.'

// All tests share one market, so each searches its own word.

test('a saved search notifies once of a new job, and the notification leads to the search', async ({
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

test('saved searches fit, show outdated ones, work with the keyboard, and have empty, loading and failed states', async ({
  page,
  newcomer,
  administrator,
}) => {
  const searches = new KeptSearches(page)
  const letGo = await holdRequests(page, methodUrl('job_portal.api.get_alerts'))
  await searches.open()
  await expect(page.getByRole('heading', { name: 'Kept Searches', level: 1 })).toBeVisible()
  letGo()
  await expect(page.getByText(/^You keep no search yet\./)).toBeVisible()

  const category = `Juggling ${newMobile()}`
  const json = { category_name: category }
  await administrator.client.request('/api/resource/JP Job Category', { method: 'POST', json })
  await newcomer.call(SAVE, { how_often: 'Weekly', category, search: 'driver '.repeat(15).trim() })
  await newcomer.call(SAVE, { how_often: 'Daily', pincode: '411001', radius_km: 10, experience: 3 })
  for (const search of ['tailor', 'cook']) await newcomer.call(SAVE, { how_often: 'Daily', search })
  await administrator.remove('JP Job Category', category)
  await page.reload()
  await expect(page.getByText(`The category ${category} is no longer there`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^within about 10 km of / })).toBeVisible()
  await page.setViewportSize({ width: 320, height: 740 })
  await expectAccessible(page, 'kept searches')
  await inDoubledText(page, () => expectAccessible(page, 'kept searches, doubled text'))

  await expect(searches.frequency('tailor').getByRole('option')).toHaveText([
    'At once (within minutes)',
    'Once a day',
    'Once a week',
  ])
  await searches.frequency('tailor').focus()
  await expectVisibleFocus(page, 'how often')
  await page.keyboard.press('ArrowDown')
  await expect(searches.frequency('tailor')).toHaveValue('Weekly')
  await searches.remove('cook').focus()
  await expectVisibleFocus(page, 'delete')
  await page.keyboard.press('Enter')
  await expect(searches.card('cook')).toBeHidden()
  await expect(searches.card('tailor')).toBeFocused()

  // The real server does not fail on demand.
  const sentence = 'The site is busy. Please try again.'
  await answerWith(page, methodUrl('job_portal.api.get_alerts'), { status: 417, sentence })
  await searches.open()
  await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
