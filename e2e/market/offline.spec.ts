import type { Page } from '@playwright/test'
import { agree, newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { Home } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { applyAs, postJob, visitAs } from '../support/market'
import { pdf } from '../support/samples'
import { releaseKept } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({ serviceWorkers: 'allow' })

const age = (page: Page) => page.getByRole('main').getByText(/^Not connected. Last loaded: /)

const copyCount = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('copy:')).length)

/** The copies on this device. */
const copies = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(Object.entries({ ...localStorage }).filter(([name]) => name.startsWith('copy:'))),
  )

/** Opens a screen in a new tab, without a network. */
async function openOffline(page: Page, path: string): Promise<Page> {
  await page.context().setOffline(true)
  const tab = await page.context().newPage()
  await tab.goto(`/frontend/${path}`)
  return tab
}

test("jobs, an opened job and the account's own lists are there without a network, and show their age", async ({
  page,
  newcomer,
  sharedEmployer,
}) => {
  const title = `Loom Operator ${newMark()}`
  const job = await postJob(sharedEmployer, { title })
  const { name: application } = await newcomer.call('job_portal.api.apply_to_job', { job })
  await newcomer.call('job_portal.api.save_job', { job })
  await newcomer.call('job_portal.api.save_searcher', { headline: title })
  await agree(sharedEmployer)
  const written = { application, client_id: 'first', body: 'Come at ten to gate 2.' }
  const { conversation } = await sharedEmployer.call('job_portal.api.send_message', written)
  await newcomer.call('job_portal.api.save_alert', { how_often: 'Daily', search: title })
  await visitAs(page, 'job_searcher')
  const search = `jobs?search=${encodeURIComponent(title)}`
  const jobs = [search, `job-details/${job}`, 'my-jobs', 'my-jobs?list=saved', 'home']
  const screens = [...jobs, 'kept-searches']
  const headline = (tab: Page) => tab.getByLabel('What you do')
  const expectShown = (tab: Page, path: string) =>
    path === 'profile'
      ? expect(headline(tab)).toHaveValue(title)
      : expect(tab.getByText(path === 'home' ? /^Loom Operator/ : title).first()).toBeVisible()
  let kept = 0
  for (const path of jobs) {
    await page.goto(`/frontend/${path}`)
    await expectShown(page, path)
    // A copy is stored shortly after it is shown.
    const before = kept
    await expect.poll(async () => (kept = await copyCount(page))).toBeGreaterThan(before)
  }
  for (const [path, noun] of [
    ['kept-searches', 'alerts'],
    ['profile', 'searcher'],
  ] as const) {
    await page.goto(`/frontend/${path}`)
    await expectShown(page, path)
    await expect.poll(() => copies(page)).toContain(noun)
  }
  for (const path of [`chat/${conversation}`, 'chat']) {
    await page.goto(`/frontend/${path}`)
    await expect(page.getByText(written.body)).toBeVisible()
    await expect.poll(() => copies(page)).toContain(path === 'chat' ? '"conversations' : conversation)
  }
  await releaseKept(page)

  for (const path of [`chat/${conversation}`, 'chat']) {
    const tab = await openOffline(page, path)
    await expect(tab.getByText(written.body)).toBeVisible()
    await tab.close()
  }
  for (const path of screens) {
    const tab = await openOffline(page, path)
    await expectShown(tab, path)
    await expect(age(tab)).toBeVisible()
    if (path === 'my-jobs') {
      await expect(new Application(tab).step(title)).toContainText('Applied')
      await expectAccessible(tab, 'my-jobs, offline')
      // When the network is back, it is still there and newer.
      await tab.context().setOffline(false)
      await expect(age(tab)).toBeHidden()
      await expect(new Application(tab).step(title)).toContainText('Applied')
    }
    await tab.close()
  }

  const profile = await openOffline(page, 'profile')
  await expectShown(profile, 'profile')
  await expect(age(profile)).toBeVisible()
  await profile.getByLabel('About You').fill('I know looms.')
  // Another device has changed it meanwhile.
  const { modified } = await newcomer.call('job_portal.api.get_searcher', {})
  await newcomer.call('job_portal.api.save_searcher', { headline: 'Weaver', modified })
  await profile.context().setOffline(false)
  await expect(headline(profile)).toHaveValue('Weaver')
  await expect(profile.getByLabel('About You')).toHaveValue('I know looms.')
  await profile.getByRole('button', { name: 'Save Profile' }).click()
  await expect(profile.getByRole('alert').filter({ hasText: 'Your profile is saved.' })).toBeVisible()

  await page.context().setOffline(false)
  await page.goto('/frontend/home')
  expect(await copies(page)).toContain(title)
  await new Home(page).logOut()
  await expect(page.getByText('Guest User')).toBeVisible()
  expect(await copies(page)).not.toMatch(/applied-jobs|saved-jobs|searcher/)
  const tab = await openOffline(page, 'my-jobs')
  await expect(tab).toHaveURL(/\/login$/)
})

test('the phone stores nothing about a company’s applicants', async ({ page, employer, signUpElsewhere }) => {
  const job = await postJob(employer)
  const name = `Ravi ${newMark()}`
  await applyAs(await signUpElsewhere(), job, { full_name: name })
  for (const path of [`job-applicants?job=${job}`, 'applied-candidates', 'home', 'my-jobs'])
    await page.goto(`/frontend/${path}`).then(() => expect(page.getByText('Loom').first()).toBeVisible())
  // A copy is stored shortly after it is shown.
  await expect.poll(() => copies(page)).toContain('posted-jobs')
  await page.goto(`/frontend/job-applicants?job=${job}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await releaseKept(page)
  expect(await copies(page)).not.toContain(name)
  const tab = await openOffline(page, `job-applicants?job=${job}`)
  await expect(tab.getByRole('main').getByRole('alert')).toContainText('error reaching the server')
  await expect(tab.getByText(name)).toHaveCount(0)
})

test('an application without a network waits on the phone with its file, and is sent with one tap', async ({
  page,
  unasked,
  sharedEmployer,
}) => {
  const title = `Fitter ${newMark()}`
  const job = await postJob(sharedEmployer, { title })
  await visitAs(page, 'job_searcher')
  for (const path of ['my-jobs', `job-details/${job}`, `apply-job?job=${job}`]) {
    await page.goto(`/frontend/${path}`)
    await expect(page.getByText(path === 'my-jobs' ? 'You have not applied' : title).first()).toBeVisible()
  }
  // Now the phone knows which consents are missing.
  await expect(new Application(page).ticks().first()).toBeVisible()
  // A copy is stored shortly after it is shown.
  for (const noun of [job, 'consents']) await expect.poll(() => copies(page)).toContain(noun)
  await releaseKept(page)

  // All of it without a network, starting at the job's page.
  const tab = await openOffline(page, `job-details/${job}`)
  await tab.getByRole('link', { name: 'Apply Now' }).click()
  const application = new Application(tab)
  await application.letter().fill('I know looms.')
  await application.agree()
  const resume = { name: 'Ravi%20Resume.pdf', mimeType: 'application/pdf', buffer: pdf('Ravi') }
  await tab.getByLabel('Resume').setInputFiles(resume)
  await application.send().click()
  await expect(tab.getByText('It is kept on this device.')).toBeVisible()
  await expect(tab.getByRole('alert')).toHaveCount(0)
  await expectAccessible(tab, 'apply-job, not sent')
  await application.openMyJobs()
  await expect(tab.getByText('You can send it once you are connected.')).toBeVisible()
  await expect(tab.getByText(`Your file goes along: ${resume.name}`)).toBeVisible()
  await tab.context().setOffline(false)
  await tab.getByRole('button', { name: `Send now: ${title}` }).click()
  await expect(application.step(title)).toContainText('Applied')
  await expect(tab.getByText('Not sent yet.')).toBeHidden()

  const { items } = await unasked.call('job_portal.api.get_applications', {})
  expect(items).toHaveLength(1)
  const { cover_letter, resume: sent } = await unasked.call('job_portal.api.get_application', {
    name: items[0].application,
  })
  expect(cover_letter).toBe('I know looms.')
  expect(Buffer.from(await (await unasked.request(sent)).arrayBuffer())).toEqual(resume.buffer)
  // The consent waited with the application.
  expect((await unasked.call('job_portal.api.get_consents')).application.state).toBe('given')
})
