import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { freePort, startHost } from '../../scripts/lib/host.mjs'
import { signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { Notifications } from '../pages/notifications'
import { expectAccessible } from '../support/accessibility'
import { signInPage } from '../support/accounts'
import { applyAs, postJob, signUpEmployer } from '../support/market'
import { expect, test } from '../support/test'

// The settings would change the screens of the other tests.
let site: Awaited<ReturnType<typeof startHost>>
let folder: string

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'job-portal-'))
  site = await startHost({ port: await freePort(0), data: join(folder, 'site'), quiet: true })
})

test.afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

// Quiet hours hold up no news of what begins this soon.
const SOON_MS = 2 * 60 * 60 * 1000

test('an account agrees to WhatsApp and takes it back; the time of an interview goes by SMS until it wants none', async ({
  browser,
}) => {
  const administrator = await Administrator.signIn(site.url)
  await administrator.useOutbox()
  const employer = await signUpEmployer(site.url, administrator)
  const searcher = await signUpAgreed(site.url, administrator)
  // The first job opens the market.
  const job = await postJob(employer)
  const invite = async (job: string) => {
    const { application } = await applyAs(searcher, job, { full_name: 'Asha Rao' })
    const interview_at = new Date(Date.now() + SOON_MS).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' })
    const decision = { decision: 'interview', interview_at, place: 'call' }
    await employer.call('job_portal.api.decide_application', { name: application, ...decision })
  }
  await administrator.update('Job Portal Settings', 'Job Portal Settings', {
    whatsapp_number_id: '106540352242922',
    message_templates: 'WhatsApp interview_time en\nSMS interview_time en 1007161234567890123',
  })

  const page = await (await browser.newContext({ baseURL: site.url })).newPage()
  await signInPage(page, searcher)
  await new Notifications(page).open()
  const whatsApp = page.getByRole('checkbox', { name: 'Important news by WhatsApp' })
  const sms = page.getByRole('checkbox', { name: 'Important news by SMS' })
  await expect(whatsApp).not.toBeChecked()
  await expect(sms).toBeChecked()
  await expectAccessible(page, 'notifications, with the channels to phones')
  await whatsApp.click()
  const question = page.getByRole('dialog', { name: 'Messages by WhatsApp' })
  await expect(question.getByRole('button', { name: 'Not now' })).toBeVisible()
  await expectAccessible(page, 'notifications, with the notice about WhatsApp')
  await question.getByRole('button', { name: 'Agree and turn on' }).click()
  await expect(whatsApp).toBeChecked()
  const consent = async () => (await searcher.call('job_portal.api.get_consents')).whatsapp.state
  expect(await consent()).toBe('given')
  await whatsApp.click()
  await expect(whatsApp).not.toBeChecked()
  expect(await consent()).toBe('withdrawn')

  // The gateway of the codes stands for a provider here.
  const account = searcher.session.user.username
  const sent = () => administrator.list('JP Outbox Message', { account }, ['channel', 'status', 'reason'])
  await invite(job)
  await expect.poll(sent).toMatchObject([{ channel: 'SMS', status: 'Sent' }])
  const texts = await administrator.list('JP SMS', { mobile_no: searcher.mobile }, ['message'])
  expect(texts.at(-1)?.message).toMatch(/^Job Portal: .*Loom Operator/)

  await sms.click()
  await expect(sms).not.toBeChecked()
  await invite(await postJob(employer))
  await expect.poll(sent).toMatchObject([{}, { status: 'Skipped', reason: 'No channel' }])
})
