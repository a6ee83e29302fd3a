import type { Page } from '@playwright/test'
import { agree, newMark } from '../../scripts/lib/sample-company.mjs'
import { Conversation } from '../pages/conversation'
import { signInPage } from '../support/accounts'
import { applyAs, postJob, visitAs } from '../support/market'
import { expect, test } from '../support/test'

const DESKTOP = { width: 1280, height: 800 }

const tab = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Chat' })

test('two phones with an unreliable network get each message once and in order', async ({
  page,
  browser,
  employer,
  signUpElsewhere,
}) => {
  await agree(employer)
  const title = `Loom Operator ${newMark()}`
  const job = await postJob(employer, { title })
  const name = `Ravi ${newMark()}`
  const searcher = await applyAs(await signUpElsewhere(), job, { full_name: name })

  // The company writes first. One tap on the applicant's card opens the conversation.
  await page.goto(`/frontend/job-applicants?job=${job}`)
  await page.getByRole('link', { name: `Write to ${name}` }).click()
  const company = new Conversation(page)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await company.write('Can you come at ten?')
  await expect(page).toHaveURL(/\/chat\/[^/?]+$/)
  await expect(company.messages('Sent')).toHaveText([/Can you come at ten\?/])

  // The number at the bottom bar leads the searcher to it.
  const context = await browser.newContext({ baseURL: searcher.baseUrl })
  const phone = await context.newPage()
  await signInPage(phone, searcher)
  await visitAs(phone, 'job_searcher')
  await phone.goto('/frontend/home')
  await expect(tab(phone)).toHaveAccessibleName('1 unread Chat')
  await tab(phone).click()
  await phone.getByRole('main').getByRole('link', { name: 'Rao Textiles' }).click()
  const own = new Conversation(phone)
  // The ready sentences leave room for the messages.
  expect((await own.ready.boundingBox())?.height).toBeLessThan(130)
  await expect(own.log.getByText('Can you come at ten?')).toBeVisible()

  // Both sides write without a network, even after they leave the page.
  await context.setOffline(true)
  await own.write('Yes.')
  await own.write('Where is the gate?')
  await expect(own.messages('Waiting')).toHaveText([/Yes\./, /Where is the gate\?/])
  await page.context().setOffline(true)
  await company.write('Bring your papers.')
  await context.setOffline(false)
  await expect(own.messages('Sent')).toHaveText([/Yes\./, /Where is the gate\?/])
  await expect(own.messages('Waiting')).toHaveCount(0)

  // The answer to a message is lost, and the phone restarts before it learns that the message is stored.
  await phone.route('**/api/method/job_portal.api.send_message', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await own.write('I come by bus.')
  await own.write('At nine.')
  await expect(own.messages('Waiting').filter({ hasText: 'At nine.' })).toBeVisible()
  await phone.unrouteAll({ behavior: 'ignoreErrors' })
  await phone.reload()
  await expect(own.messages('Sent')).toHaveText([
    /Yes\./,
    /Where is the gate\?/,
    /I come by bus\./,
    /At nine\./,
  ])

  await page.context().setOffline(false)
  await expect(company.log.getByText('At nine.')).toBeVisible()
  const whole = [/Can you come/, /Yes\./, /gate\?/, /bus\./, /nine\./, /papers\./]
  await expect(company.rows).toHaveText(whole)
  await expect(own.rows).toHaveText(whole)
  await expect(company.messages('Waiting')).toHaveCount(0)

  // Both sides have read everything, so the tab shows no number.
  await own.back()
  await expect(tab(phone)).toHaveAccessibleName('Chat')

  // The blocked side reads the same sentence as after any other end.
  await company.choose('Block')
  await page
    .getByRole('dialog', { name: 'Block this conversation?' })
    .getByRole('button', { name: 'Block' })
    .click()
  await expect(page.getByText('You have blocked this conversation.')).toBeVisible()
  await phone.goForward()
  await expect(phone.getByText('Nothing more can be written in this conversation.')).toBeVisible()
  await page.getByRole('button', { name: 'Unblock' }).click()
  await company.sendReady('Please come tomorrow at', { Time: '10:30', Place: 'Gate 2' })
  await expect(own.log.getByText('Please come tomorrow at 10:30 am to Gate 2.')).toBeVisible()
  await context.close()
})

test('the first message asks for the consent, and a refused message waits for its author', async ({
  page,
  unasked,
  otherEmployer,
}) => {
  await agree(otherEmployer)
  const job = await postJob(otherEmployer)
  await unasked.call('job_portal.api.give_consents', {
    notices: { profile: 1, application: 2 },
    language: 'en',
    is_adult: true,
  })
  const { application } = await applyAs(unasked, job, { full_name: 'Meena' })
  await visitAs(page, 'job_searcher')
  await page.goto(`/frontend/my-jobs`)
  await page.getByRole('link', { name: 'Write to Rao Textiles' }).click()
  await expect(page).toHaveURL(new RegExp(`application=${application}$`))
  const conversation = new Conversation(page)
  const agreed = page.getByRole('checkbox', { name: 'Your messages: I agree' })
  // A message that is sent before the notice has come is refused by the server instead.
  await expect(agreed).toBeVisible()
  await conversation.box.fill('Is the job still open?')
  await conversation.send.click()
  await expect(page.getByText('Please agree to the notice first.')).toBeVisible()
  await expect(conversation.box).toHaveValue('Is the job still open?')
  await expect(page.getByText('You can write one message before the company answers.')).toBeVisible()
  // The draft survives a reload.
  await page.reload()
  await expect(conversation.box).toHaveValue('Is the job still open?')
  await agreed.check()
  await conversation.send.click()
  await expect(conversation.messages('Sent')).toHaveText([/still open\?/])
  // A searcher may send one message before the company's first.
  await expect(page.getByText('You can write again once the company has answered.')).toBeVisible()

  const { items } = await otherEmployer.call('job_portal.api.get_conversations', {})
  await otherEmployer.call('job_portal.api.send_message', {
    conversation: items[0].conversation,
    client_id: 'answer',
    body: 'Yes, it is.',
  })
  await expect(conversation.log.getByText('Yes, it is.')).toBeVisible()
  // On a wide screen the inbox marks it.
  const phone = page.viewportSize()
  await page.setViewportSize({ width: 1280, height: 800 })
  const inbox = page.getByRole('region', { name: 'Chat' })
  await expect(
    inbox.getByRole('link', { name: 'Rao Textiles' }).and(page.locator('[aria-current]')),
  ).toBeVisible()
  if (phone) await page.setViewportSize(phone)
  // A ready sentence without placeholders is sent with a tap.
  await page.getByRole('button', { name: 'I will come.' }).click()
  await expect(conversation.messages('Sent')).toHaveCount(2)

  // A reason alone sends no report. The copy can be found in the menu.
  await conversation.choose('Report')
  const question = page.getByRole('dialog', { name: 'Report this conversation' })
  await question.getByRole('button', { name: 'Harassment or threats' }).click()
  await question.getByRole('button', { name: 'Report' }).click()
  const told = page.getByRole('dialog', { name: 'Reported' })
  await told.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('You have blocked this conversation.')).toBeVisible()
  await conversation.choose('Save a copy of the messages')
})

test('several devices of one account show the same messages, and what is read on one is read on all', async ({
  page,
  browser,
  newcomer,
  otherEmployer: company,
}) => {
  await agree(company)
  const { application } = await applyAs(newcomer, await postJob(company), { full_name: 'Ravi' })
  const write = (client_id: string, body: string) =>
    company.call('job_portal.api.send_message', { application, client_id, body })
  const { conversation } = await write('first', 'Can you come?')
  const context = await browser.newContext({ baseURL: newcomer.baseUrl, viewport: DESKTOP })
  const second = await context.newPage()
  await signInPage(second, newcomer)
  for (const device of [page, second]) await visitAs(device, 'job_searcher')
  await second.goto('/frontend/home')
  await expect(tab(second)).toHaveAccessibleName('1 unread Chat')
  await page.goto(`/frontend/chat/${conversation}`)
  const phone = new Conversation(page)
  await expect(phone.log.getByText('Can you come?')).toBeVisible()
  await expect(tab(second)).toHaveAccessibleName('Chat')
  await second.goto(`/frontend/chat/${conversation}`)
  const desktop = new Conversation(second)
  await expect(desktop.log.getByText('Can you come?')).toBeVisible()

  // The phone is in a tunnel: what it wrote comes after what the desktop and the company wrote meanwhile.
  await page.context().setOffline(true)
  await phone.write('From the phone.')
  await desktop.write('From the desktop.')
  await expect(desktop.messages('Sent')).toHaveCount(1)
  await write('second', 'At ten.')
  await expect(desktop.log.getByText('At ten.')).toBeVisible()
  await expect(desktop.log.getByText('From the phone.')).toHaveCount(0)
  await page.context().setOffline(false)
  for (const device of [phone, desktop]) {
    await expect(device.rows).toHaveText([/Can you come/, /desktop/, /At ten/, /phone/])
    await expect(device.messages('Sent')).toHaveCount(2)
  }

  // On a wide screen the inbox stands there once, whatever the address asks for beside it.
  await second.goto('/frontend/chat?_lang=en')
  await expect(second.getByText('Choose a conversation from the list.')).toBeVisible()
  await second.goBack()
  await page.goto('/frontend/chat?_lang=en')
  await expect(tab(page)).toBeVisible()
  await page.goBack()

  // A draft stays on its device.
  await phone.box.fill('I come by')
  await second.reload()
  await expect(desktop.rows).toHaveCount(4)
  await expect(desktop.box).toHaveValue('')
  await context.close()
})
