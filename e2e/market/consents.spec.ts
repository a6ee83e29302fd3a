import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { Consents } from '../pages/consents'
import { Home } from '../pages/home'
import { SearcherProfile } from '../pages/searcher-profile'
import { expectAccessible } from '../support/accessibility'
import { postJob, visitAs } from '../support/market'
import { methodUrl, waitForAnswer } from '../support/network'
import { expect, test } from '../support/test'

const READ = 'job_portal.api.get_consents'

test('the first application asks for a consent with an empty box and a notice, and the next one asks nothing', async ({
  page,
  unasked,
  sharedEmployer: employer,
}) => {
  const application = new Application(page)
  await application.open(await postJob(employer))
  await expect(application.ticks()).toHaveCount(1)
  const part = application.consent()
  // While closed, the notice takes one line.
  const notice = part.locator('details').first()
  const line = await notice.locator('summary').boundingBox()
  expect((await notice.boundingBox())?.height).toBe(line?.height)
  await part.getByText('Who sees it, how long, and how to take it back').first().click()
  for (const term of ['Who sees it', 'How long', 'Taking it back'])
    await expect(part.getByText(term, { exact: true }).first()).toBeVisible()
  await expect(part).toContainText('With one tap, in the menu under Privacy and Consents.')
  await notice.locator('summary').click()

  const tick = application.ticks()
  await expect(tick).toHaveAccessibleName('Your applications: I agree, and I am 18 or older')
  await expect(tick).not.toBeChecked()

  await application.send().click()
  await expect(application.consent()).toContainText(
    'Please agree to the notice, and say that you are 18 or older.',
  )
  await expect(tick).toBeFocused()
  await expectAccessible(page, 'apply-job, not agreed')

  // With the keyboard only.
  await page.keyboard.press('Space')
  await application.letter().fill('Soon.')
  await application.send().click()
  await expect(application.applied()).toBeVisible()
  const consents = await unasked.call(READ)
  expect(consents.application).toMatchObject({ version: 2, state: 'given' })
  expect(consents.profile.state).toBe('none')
  expect(consents.found.state).toBe('none')

  await application.open(await postJob(employer))
  await expect(page.getByText('Never pay for a job.')).toBeVisible()
  await expect(application.consent()).toBeHidden()
  await application.send().click()
  await expect(application.applied()).toBeVisible()
})

test('a refusal for a missing consent shows the notice', async ({ page, newcomer, sharedEmployer }) => {
  const application = new Application(page)
  await application.open(await postJob(sharedEmployer))
  // Loaded before the withdrawal below, so the form knows of no missing consent.
  await waitForAnswer(page, READ)
  await expect(application.consent()).toBeHidden()
  await newcomer.call('job_portal.api.withdraw_consent', { purpose: 'application' })
  await application.letter().fill('I know looms.')
  await application.send().click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Please read the notice and agree to it first',
  )
  await application.agree()
  await expect(application.letter()).toHaveValue('I know looms.')
  await application.send().click()
  await expect(application.applied()).toBeVisible()
})

test('a profile asks for its consent, and being found for another one', async ({
  page,
  unasked,
  sharedEmployer,
}) => {
  await postJob(sharedEmployer)
  await visitAs(page, 'job_searcher')
  const profile = new SearcherProfile(page)
  await profile.open()
  await profile.field('What you do').fill('Weaver')
  const parts = page.getByRole('region', { name: 'Your data' })
  await expect(parts).toHaveCount(1)
  await profile.field('Companies may find me for jobs that fit').check()
  await expect(parts).toHaveCount(2)
  await expectAccessible(page, 'profile, with two notices')
  await profile.saveButton().click()
  await expect(parts.first()).toContainText('Please agree to the notice first.')
  for (const tick of await parts.getByRole('checkbox').all()) await tick.check()
  await profile.saveButton().click()
  await expect(page.getByText('Your profile is saved.').first()).toBeVisible()
  await expect(parts).toHaveCount(0)
  expect((await unasked.call('job_portal.api.get_searcher')).is_open).toBe(true)
})

test('one tap withdraws a consent at once, and its consequences are shown before', async ({
  page,
  newcomer,
  sharedEmployer,
}) => {
  const job = await postJob(sharedEmployer, { title: `Weaver ${newMark()}` })
  await newcomer.call('job_portal.api.save_searcher', { headline: 'Weaver', is_open: true })
  const { name } = await newcomer.call('job_portal.api.apply_to_job', { job })
  await visitAs(page, 'job_searcher')
  const home = new Home(page)
  await home.open()
  await home.openMenu()
  await page.getByRole('link', { name: 'Privacy and Consents' }).click()
  const consents = new Consents(page)
  await expect(consents.card('Being found')).toContainText('You agreed on')
  await expect(consents.card('Being found')).toContainText('If you take it back: You are taken out')
  await page.route(methodUrl('job_portal.api.withdraw_consent'), (route) => route.abort(), { times: 1 })
  await consents.takeBack('Being found').click()
  await expect(page.getByText('Please check your connection').first()).toBeVisible()
  await consents.takeBack('Being found').click()
  await expect(consents.card('Being found')).toContainText('You took this back on')
  await expect(consents.takeBack('Being found')).toBeHidden()
  expect((await newcomer.call('job_portal.api.get_searcher')).is_open).toBe(false)
  await consents.takeBack('Your applications').focus()
  await page.keyboard.press('Enter')
  await expect(consents.card('Your applications')).toContainText('You took this back on')
  expect((await newcomer.call('job_portal.api.get_application', { name })).status).toBe('Withdrawn')
  await expectAccessible(page, 'consents, taken back')
})
