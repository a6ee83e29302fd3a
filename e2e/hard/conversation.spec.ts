// A conversation meets every failure. Its messages wait on the device, and arrive once and in order.

import type { Page } from '@playwright/test'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { agree, newMark, signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { Conversation } from '../pages/conversation'
import { SignIn } from '../pages/sign-in'
import { type Account, signInPage } from '../support/accounts'
import { applyAs, postJob, signUpEmployer, visitAs } from '../support/market'
import { methodUrl, slowDown } from '../support/network'
import { OwnSite } from '../support/own-site'
import { releaseKept } from '../support/service-worker'
import { expect, test } from '../support/test'
import { failures, GIVE_UP_TIMEOUT, lostAnswer } from './failures'
import { fillStorage, toastsReady } from './step'

const SEND = methodUrl('job_portal.api.send_message')
const WRITTEN = ['I come by bus.', 'At nine.'] as const

let company: Account
let searcher: Account
let conversation: string

test.beforeEach(async ({ page, otherEmployer, newcomer }) => {
  company = otherEmployer
  await agree(company)
  const { application } = await applyAs(newcomer, await postJob(company), { full_name: `Ravi ${newMark()}` })
  searcher = newcomer
  const first = { application, client_id: 'first', kind: 'text', body: 'Can you come?' }
  conversation = (await company.call('job_portal.api.send_message', first)).conversation
  await visitAs(page, 'job_searcher')
  await open(page)
})

async function open(page: Page): Promise<Conversation> {
  await page.goto(`/frontend/chat/${conversation}`)
  const screen = new Conversation(page)
  await expect(screen.log.getByText('Can you come?')).toBeVisible()
  await toastsReady(page)
  return screen
}

/** Expects that the company reads the messages, each once and in this order. */
async function expectArrived(bodies: readonly string[] = WRITTEN): Promise<void> {
  const { items } = await company.call('job_portal.api.get_messages', { conversation })
  expect(items.slice(1).map(({ body }: { body: string }) => body)).toEqual(bodies)
}

async function writeAll(screen: Conversation): Promise<void> {
  for (const text of WRITTEN) await screen.write(text)
}

/** The last message. Another request may have said that the server already has the one before. */
const waiting = (screen: Conversation) => screen.messages('Waiting').filter({ hasText: WRITTEN[1] })

for (const failure of failures)
  test(failure.name, async ({ page }) => {
    const screen = new Conversation(page)
    const repair = await failure.start(page, SEND)
    await writeAll(screen)
    await expect(waiting(screen)).toBeVisible()
    await repair()
    await expect(screen.messages('Sent')).toHaveCount(2, { timeout: GIVE_UP_TIMEOUT })
    await expect(screen.messages('Waiting')).toHaveCount(0)
    await expectArrived()
  })

test('a message is sent once if its answer is lost and the page is reloaded', async ({ page }) => {
  const screen = new Conversation(page)
  const repair = await lostAnswer.start(page, SEND)
  await writeAll(screen)
  await expect(waiting(screen)).toBeVisible()
  await repair()
  await page.reload()
  await expect(screen.messages('Sent')).toHaveCount(2)
  await expectArrived()
})

test('a draft survives a reload and Back', async ({ page }) => {
  const screen = new Conversation(page)
  await screen.box.fill('I come by')
  await page.reload()
  await expect(screen.box).toHaveValue('I come by')
  await page.goBack()
  await page.goForward()
  await expect(screen.box).toHaveValue('I come by')
})

test('a message waits while the session has ended, and is sent after the next sign-in', async ({
  page,
  administrator,
}) => {
  const screen = new Conversation(page)
  await searcher.call('logout')
  await screen.write('I come by bus.')
  await expect(page).toHaveURL(/\/login/)
  await new SignIn(page, administrator).logInHere(searcher.mobile)
  await expect(page).not.toHaveURL(/\/login/)
  await open(page)
  await expect(screen.messages('Sent')).toHaveCount(1)
  await expectArrived(['I come by bus.'])
})

test('a message waits while another account is signed in on the device', async ({
  page,
  signUpElsewhere,
}) => {
  const screen = new Conversation(page)
  await page.context().setOffline(true)
  await writeAll(screen)
  await expect(screen.messages('Waiting')).toHaveCount(2)
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await signInPage(page, await signUpElsewhere())
  await page.goto('/frontend/chat')
  await expect(page.getByRole('heading', { name: 'Chat' })).toBeVisible()
  await page.goto(`/frontend/chat/${conversation}`)
  await expect(page.getByText(WRITTEN[0])).toHaveCount(0)
  await expectArrived([])
})

test('two tabs write at once', async ({ page, context }) => {
  const other = await open(await context.newPage())
  const own = new Conversation(page)
  const texts = ['one', 'two', 'three', 'four']
  for (const [at, text] of texts.entries()) await (at % 2 ? other : own).write(text)
  for (const screen of [own, other]) {
    await expect(screen.messages('Sent')).toHaveCount(4)
    await expect(screen.messages('Waiting')).toHaveCount(0)
  }
  const { items } = await company.call('job_portal.api.get_messages', { conversation })
  const bodies = items.slice(1).map(({ body }: { body: string }) => body)
  expect([...bodies].sort()).toEqual([...texts].sort())
  const patterns = bodies.map((body: string) => new RegExp(body))
  for (const screen of [own, other]) await expect(screen.messages('Sent')).toHaveText(patterns)
})

test('messages are sent while storage is full', async ({ page }) => {
  await fillStorage(page)
  const screen = new Conversation(page)
  await writeAll(screen)
  await expect(screen.messages('Sent')).toHaveCount(2)
  await expectArrived()
})

test('messages are sent while storage is denied', async ({ page }) => {
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  const screen = await open(page)
  await writeAll(screen)
  await expect(screen.messages('Sent')).toHaveCount(2)
  await expectArrived()
})

for (const days of [-1, 1])
  test(`messages keep their order when the device's clock is wrong by ${days} day`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 })
    const screen = await open(page)
    await writeAll(screen)
    await expect(screen.messages('Sent')).toHaveCount(2)
    await company.call('job_portal.api.send_message', {
      conversation,
      client_id: 'last',
      kind: 'text',
      body: 'Good.',
    })
    await expect(screen.rows).toHaveText([/Can you come/, /bus/, /nine/, /Good/], {
      timeout: GIVE_UP_TIMEOUT,
    })
  })

test('two taps on slow 2G send one message', async ({ page }) => {
  test.setTimeout(240_000)
  await slowDown(page, { bytesPerSecond: 30_000 })
  const screen = new Conversation(page)
  await screen.box.fill('At nine.')
  await screen.send.dblclick()
  await expect(screen.messages('Sent')).toHaveCount(1, { timeout: 60_000 })
  await expectArrived(['At nine.'])
})

test('a release is deployed while messages wait', async ({ browser }) => {
  // Copies the clone, starts a host and builds a release.
  test.slow()
  const site = await OwnSite.start()
  const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'allow' })
  try {
    const administrator = await Administrator.signIn(site.url)
    await administrator.useTrialGateway()
    company = await signUpEmployer(site.url, administrator)
    await agree(company)
    searcher = await signUpAgreed(site.url, administrator)
    const { application } = await applyAs(searcher, await postJob(company), { full_name: 'Ravi' })
    const first = { application, client_id: 'first', kind: 'text', body: 'Can you come?' }
    conversation = (await company.call('job_portal.api.send_message', first)).conversation
    const page = await context.newPage()
    await signInPage(page, searcher)
    await visitAs(page, 'job_searcher')
    const screen = await open(page)
    await releaseKept(page)
    await context.setOffline(true)
    await writeAll(screen)
    await expect(screen.messages('Waiting')).toHaveCount(2)
    await screen.box.fill('And then')
    await site.release('features/conversations/chat-screen.tsx', "label={__('Talk')}", "label={__('Chat')}")
    await context.setOffline(false)
    await page.reload()
    await expect(screen.messages('Sent')).toHaveCount(2)
    await expect(screen.box).toHaveValue('And then')
    await expectArrived()
  } finally {
    await context.close()
    await site.stop()
  }
})
