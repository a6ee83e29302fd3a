import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { Notifications } from '../pages/notifications'
import { expectAccessible } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { holdAnswer, methodUrl } from '../support/network'
import { ACCEPTED, received } from '../support/realtime'
import { expect, test } from '../support/test'

const APPLY = methodUrl('job_portal.api.apply_to_job')
// All tests share one market, so each job has its own title.
const newTitle = (): string => `Loom Operator ${newMark()}`

test('two taps, and a tap after a lost answer, make one application', async ({
  page,
  newcomer,
  sharedEmployer,
}) => {
  const job = await postJob(sharedEmployer)
  const application = new Application(page)
  await application.open(job)
  // On a screen taller than the form, the button still stands at the foot of the screen.
  const { width, height } = page.viewportSize() as { width: number; height: number }
  await page.setViewportSize({ width, height: 1600 })
  const foot = page.getByRole('region', { name: 'Apply for Job' })
  await expect.poll(async () => foot.evaluate((bar) => bar.getBoundingClientRect().bottom)).toBe(1600)
  await page.setViewportSize({ width, height })
  let sent = 0
  page.on('request', (request) => request.url().endsWith('apply_to_job') && sent++)
  // The server stores the application, but its answer is lost.
  await page.route(
    APPLY,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await application.send().click()
  await expect(page.getByText('It is kept on this device.')).toBeVisible()

  const letGo = await holdAnswer(page, APPLY)
  await application.send().dblclick()
  await expect(application.send()).toHaveAttribute('aria-busy', 'true')
  await application.send().dispatchEvent('click')
  letGo()
  await expect(application.applied()).toBeVisible()
  expect(sent).toBe(2)
  const { total } = await newcomer.call('job_portal.api.get_applications', {})
  expect(total).toBe(1)
})

test('an application is withdrawn after a question and sent again, which the history shows', async ({
  page,
  newcomer,
  sharedEmployer,
}) => {
  const title = newTitle()
  const job = await postJob(sharedEmployer, { title })
  await newcomer.call('job_portal.api.apply_to_job', { job })
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  await application.openMyJobs()
  await application.card(title).getByRole('button', { name: 'Withdraw' }).click()
  await expectAccessible(page, 'my-jobs, the question')
  await page.getByRole('button', { name: 'Keep Application' }).click()
  await application.withdraw(title)
  await expect(application.step(title)).toContainText('Withdrawn')

  await page.getByLabel('Status').selectOption('Shortlisted')
  await expect(page.getByText('None of your applications has this status.')).toBeVisible()
  await page.getByLabel('Status').selectOption('Withdrawn')
  await page.reload()
  await application.card(title).getByRole('link', { name: 'Apply Again' }).click()
  await application.send().click()
  await expect(application.applied()).toBeVisible()
  await page.getByRole('link', { name: 'My Jobs' }).click()
  await application.card(title).getByText('History').click()
  await expect(application.card(title).getByRole('group').getByRole('listitem')).toHaveText([
    /^Applied/,
    /^Withdrawn/,
    /^Applied/,
  ])
})

test('a job that takes no application says why, and offers a next step', async ({
  page,
  newcomer: _,
  sharedEmployer: employer,
}) => {
  const closed = await postJob(employer)
  await employer.call('job_portal.api.close_job', { name: closed })
  await page.goto(`/frontend/apply-job?job=${closed}`)
  await expect(page.getByText('This job is closed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Similar jobs' })).toBeVisible()

  const later = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const toCome = await postJob(employer, { application_start_date: later })
  await page.goto(`/frontend/apply-job?job=${toCome}`)
  await expect(page.getByText(/^You can apply from \d/)).toBeVisible()

  await page.goto('/frontend/apply-job?job=JPJ-99999')
  await expect(page.getByText('This job is no longer there.')).toBeVisible()
  await page.goto('/frontend/apply-job')
  await expect(page).toHaveURL(/\/jobs$/)
})

test('a decision of the company shows at once on the open screen and behind the bell', async ({
  page,
  newcomer,
  sharedEmployer: employer,
}) => {
  const title = newTitle()
  const job = await postJob(employer, { title })
  const { name } = await newcomer.call('job_portal.api.apply_to_job', { job })
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  const home = await page.context().newPage()
  const connected = [received(page, ACCEPTED), received(home, ACCEPTED)]
  await application.openMyJobs()
  await expect(application.step(title)).toContainText('Applied')
  await home.goto('/frontend/home')
  await expect(new Notifications(home).bell(0)).toBeVisible()
  await Promise.all(connected)

  await employer.call('job_portal.api.decide_application', { name, decision: 'shortlist' })
  await expect(application.step(title)).toContainText('Shortlisted')
  await expect(new Notifications(home).bell(1)).toBeVisible()
  await new Notifications(home).bell(1).click()
  await new Notifications(home).line(title).getByRole('link').click()
  await expect(home).not.toHaveURL(/notifications/)
})
