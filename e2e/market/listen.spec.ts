import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { cardOf } from '../pages/home'
import { expectAccessible } from '../support/accessibility'
import { applyAs, postJob, visitAs } from '../support/market'
import { answerWith, methodUrl } from '../support/network'
import { expect, test } from '../support/test'
import { inDoubledText } from '../support/text-zoom'
import { endReading, giveVoices, readings } from '../support/voices'

test('a job is read aloud, each sentence with a voice of its language', async ({ page, employer }) => {
  const title = `Ring Spinner ${newMark()}`
  const job = await postJob(employer, {
    title,
    job_description: 'Weld gates at our workshop. Bring your gloves.\nपाँच साल का अनुभव अच्छा है।',
  })
  await giveVoices(page, ['hi_IN', 'en-US', 'en-IN'])
  await page.goto(`/frontend/job-details/${job}`)
  const listen = page.getByRole('button', { name: 'Listen' })
  await listen.click()
  const stop = page.getByRole('button', { name: 'Stop' })
  await expect(stop).toBeVisible()
  await expectAccessible(page, 'job-details, being read')
  const read = await readings(page)
  expect(read).toContainEqual({ text: 'Weld gates at our workshop.', voice: 'en-IN' })
  expect(read).toContainEqual({ text: 'पाँच साल का अनुभव अच्छा है।', voice: 'hi_IN' })
  expect(read).toContainEqual({ text: 'Never pay for a job.', voice: 'en-IN' })
  await stop.click()
  await expect(listen).toBeVisible()
  await listen.click()
  await expect(stop).toBeVisible()
  await endReading(page)
  await expect(listen).toBeVisible()
  // A card of a list is read where it is.
  await page.goto(`/frontend/jobs?${new URLSearchParams({ search: title })}`)
  await cardOf(page, title).getByRole('button', { name: 'Listen' }).click()
  await expect.poll(async () => (await readings(page)).map(({ text }) => text)).toContain(title)
  await expect(page).toHaveURL(/\/jobs\?/)
})

test('a phone without a voice for the language does not offer reading aloud', async ({ page, employer }) => {
  await giveVoices(page, ['fr-FR', 'hi-IN'])
  await page.goto(`/frontend/job-details/${await postJob(employer)}`)
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
})

test('notices, the warning and refusals can be listened to', async ({ page, unasked: _, sharedEmployer }) => {
  await giveVoices(page, ['en-IN'])
  await visitAs(page, 'job_searcher')
  const application = new Application(page)
  const job = await postJob(sharedEmployer)
  await application.open(job)
  await application.consent().getByRole('button', { name: 'Listen' }).first().click()
  const notice = (await readings(page)).map(({ text }) => text).join(' ')
  expect(notice).toContain('Your name and number')
  expect(notice).toContain('As long as the job is kept')
  for (const tick of await application.ticks().all()) await tick.check()
  const sentence = 'The server is resting. Please come back at nine.'
  await answerWith(page, methodUrl('job_portal.api.apply_to_job'), { status: 417, sentence })
  await application.send().click()
  const refusal = page.getByRole('alert').filter({ hasText: sentence }).first()
  await expect(refusal).toBeVisible()
  await refusal.locator('..').getByRole('button', { name: 'Listen' }).click()
  const read = (await readings(page)).map(({ text }) => text)
  expect(read.slice(-2)).toEqual(['The server is resting.', 'Please come back at nine.'])

  // A toast with a long refusal keeps its buttons in reach, also in large text.
  const long = `${sentence} `.repeat(4).trim()
  await answerWith(page, methodUrl('job_portal.api.save_job'), { status: 417, sentence: long })
  await page.goto(`/frontend/job-details/${job}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // A toast waits while the pointer is on it.
  await page.locator('.Toastify__toast').hover()
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeInViewport({ ratio: 1 })
  await inDoubledText(page, () => expect(dismiss).toBeInViewport({ ratio: 1 }))
})

test('messages of the other side are read aloud, a ready sentence in the language of its reader', async ({
  page,
  newcomer,
  otherEmployer: company,
}) => {
  await company.call('job_portal.api.give_consents', {
    notices: { conversations: 1 },
    language: 'en',
    is_adult: false,
  })
  const { application } = await applyAs(newcomer, await postJob(company), { full_name: 'Ravi' })
  const write = (client_id: string, content: object) =>
    company.call('job_portal.api.send_message', { application, client_id, ...content })
  await write('1', { kind: 'ready', key: 'where_we_are', values: { place: 'Gate 2' } })
  const { conversation } = await write('2', { kind: 'text', body: 'Bring your papers.\nदस बजे आइए।' })
  await newcomer.call('job_portal.api.send_message', { conversation, client_id: '3', body: 'Yes.' })
  await giveVoices(page, ['en-IN', 'hi-IN'])
  await newcomer.call('job_portal.api.set_language', { language: 'hi' })
  await visitAs(page, 'job_searcher')
  await page.goto(`/frontend/chat/${conversation}`)
  const rows = page.getByRole('log').getByRole('article')
  await expect(rows).toHaveCount(3)
  // One's own are not.
  const listen = rows.getByRole('button', { name: 'सुनें' })
  await expect(listen).toHaveCount(2)
  await listen.first().click()
  const shown = 'हमारा पता: Gate 2।'
  await expect(rows.first()).toContainText(shown)
  await expect.poll(() => readings(page)).toContainEqual({ text: shown, voice: 'hi-IN' })
  await listen.last().click()
  await expect
    .poll(() => readings(page))
    .toEqual(
      expect.arrayContaining([
        { text: 'Bring your papers.', voice: 'en-IN' },
        { text: 'दस बजे आइए।', voice: 'hi-IN' },
      ]),
    )
})
