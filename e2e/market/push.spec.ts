import type { Page } from '@playwright/test'
import { CHROMIUM_FLAGS } from '../../scripts/lib/chromium.mjs'
import { newMark } from '../../scripts/lib/sample-company.mjs'
import { Application } from '../pages/application'
import { Conversation } from '../pages/conversation'
import { Home } from '../pages/home'
import { Notifications } from '../pages/notifications'
import { expectAccessible } from '../support/accessibility'
import { signInPage } from '../support/accounts'
import { applyAs, postJob, visitAs } from '../support/market'
import { holdRequests, methodUrl } from '../support/network'
import { workerReady } from '../support/service-worker'
import { expect, test } from '../support/test'

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // The headless shell shows no notifications.
  launchOptions: { executablePath: process.env.WHOLE_CHROMIUM_PATH, args: CHROMIUM_FLAGS },
})

/** Replaces the browser's push service, which tests cannot reach: only the subscription is made up. */
function standIn(): void {
  // The keys are those of RFC 8291's example.
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const kept = () => localStorage.getItem('test-endpoint')
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      if (localStorage.getItem('test-hangs')) await new Promise(() => undefined)
      localStorage.removeItem('test-endpoint')
    },
  })
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const endpoint = kept()
      return endpoint ? subscription(endpoint) : null
    },
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (applicationServerKey.length !== 65) throw new Error('no key')
      localStorage.setItem('test-endpoint', `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`)
      return subscription(String(kept()))
    },
  })
  Notification.requestPermission = () => Promise.resolve('granted')
}

/** Runs in the worker, whose types the test does not know: notes when a message is shown. */
const NOTE_SHOWN = `(() => {
  const show = registration.showNotification.bind(registration)
  self.shown = new Promise((resolve) => {
    registration.showNotification = async (...given) => resolve(await show(...given))
  })
})()`

/** Runs in the worker, too: notes when it has looked for open pages. */
const NOTE_LOOKED = `(() => {
  const matchAll = clients.matchAll.bind(clients)
  self.looked = new Promise((resolve) => {
    Object.defineProperty(clients, 'matchAll', {
      value: async (...given) => {
        const found = await matchAll(...given)
        resolve()
        return found
      },
    })
  })
})()`

/** Runs in the worker, too: taps the message, and returns the address that it opens and what it tells the server. */
const CLICK = `(async () => {
  const [notification] = (await registration.getNotifications()).filter(({ title }) => title === 'Job Portal')
  const opened = new Promise((resolve) => {
    Object.defineProperty(clients, 'openWindow', { value: async (url) => (resolve(url), null) })
  })
  const { fetch } = self
  const told = new Promise((resolve) => {
    self.fetch = async (url, { body }) => {
      self.fetch = fetch
      resolve([url, body])
      return new Response()
    }
  })
  dispatchEvent(new NotificationEvent('notificationclick', { notification }))
  return [await opened, ...(await told)]
})()`

const offer = (page: Page) => page.getByRole('region', { name: 'Hear of it at once' })
const turn = (page: Page, way: 'on' | 'off') => page.getByRole('button', { name: `Turn ${way}`, exact: true })
const told = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('pushTold') ?? 'null'))

/** Opens home with the made-up push service in the page. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(standIn)
  await page.goto('/frontend/home')
  await workerReady(page)
}

async function turnOn(page: Page): Promise<void> {
  await new Notifications(page).open()
  await turn(page, 'on').click()
  await expect(turn(page, 'off')).toBeVisible()
}

test('an applicant is asked about push messages, turns them off as easily, and a log-out ends them', async ({
  page,
  newcomer,
  sharedEmployer: employer,
}) => {
  await visitAs(page, 'job_searcher')
  await openHome(page)
  const application = new Application(page)
  await application.open(await postJob(employer))
  await expect(offer(page)).toBeHidden()
  await application.send().click()
  await expect(offer(page)).toBeVisible()
  await expectAccessible(page, 'apply-job, with the offer to be told')
  const saved = page.waitForResponse(/save_push_subscription/)
  await offer(page).getByRole('button', { name: 'Turn on notifications' }).click()
  expect((await saved).status()).toBe(200)
  await expect(offer(page)).toBeHidden()

  await new Notifications(page).open()
  await expect(page.getByText('This device tells you what is new.')).toBeVisible()
  const text = page.getByRole('checkbox', { name: 'Notifications show what messages say' })
  await expect(text).not.toBeChecked()
  await text.click()
  await expect(text).toBeChecked()
  await expectAccessible(page, 'notifications, told on this device')
  const ended = page.waitForResponse(/delete_push_subscription/)
  await turn(page, 'off').click()
  expect((await ended).status()).toBe(200)
  await turnOn(page)
  expect(await told(page)).toMatchObject({ account: newcomer.session.user.username })

  // Browsers change the address on their own.
  const changed = 'https://fcm.googleapis.com/fcm/send/changed'
  await page.evaluate((endpoint) => localStorage.setItem('test-endpoint', endpoint), changed)
  const again = page.waitForResponse(/save_push_subscription/)
  await page.reload()
  expect((await again).status()).toBe(200)
  await expect.poll(async () => (await told(page)).endpoint).toBe(changed)

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/frontend')
      return (await registration?.getNotifications())?.length
    })
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/frontend')
    await registration?.showNotification('You were shortlisted')
  })
  expect(await shown()).toBe(1)
  const gone = page.waitForResponse(/delete_push_subscription/)
  await new Home(page).open()
  await new Home(page).logOut()
  expect((await gone).status()).toBe(200)
  expect(await told(page)).toBeNull()
  expect(await page.evaluate(() => localStorage.getItem('test-endpoint'))).toBeNull()
  await expect.poll(shown).toBe(0)
})

test('the first device needs a notice and a consent, and withdrawing it turns the device off', async ({
  page,
  unasked,
  sharedEmployer: employer,
}) => {
  await postJob(employer)
  await visitAs(page, 'job_searcher')
  await openHome(page)
  // The tap comes before the page knows the consents.
  const letGo = await holdRequests(page, methodUrl('job_portal.api.get_consents'))
  const notifications = new Notifications(page)
  await notifications.open()
  await turn(page, 'on').click()
  const question = page.getByRole('dialog', { name: 'Notifications on your devices' })
  await expect(question).toContainText('push service')
  letGo()
  await expectAccessible(page, 'notifications, with the notice')
  await page.keyboard.press('Escape')
  // It is closed, and the page knows it.
  await expect(
    page.getByRole('dialog', { name: 'Notifications on your devices', includeHidden: true }),
  ).toHaveCount(0)
  await expect(turn(page, 'on')).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Agree and turn on' }).click()
  await expect(turn(page, 'off')).toBeVisible()
  expect((await unasked.call('job_portal.api.get_consents')).push.state).toBe('given')

  // On another device of the account.
  await unasked.call('job_portal.api.withdraw_consent', { purpose: 'push' })
  await page.reload()
  await expect(turn(page, 'on')).toBeVisible()
  expect(await told(page)).toBeNull()
  await turn(page, 'on').click()
  await expect(question).toBeVisible()
})

test("another account on the device gets none of the first one's messages, and a log-out does not wait for the push service", async ({
  page,
  newcomer: _,
  signUpElsewhere,
}) => {
  await openHome(page)
  await turnOn(page)
  const other = await signUpElsewhere()
  const ended = page.waitForResponse(/delete_push_subscription/)
  await signInPage(page, other)
  await new Notifications(page).open()
  expect((await ended).status()).toBe(200)
  await expect(turn(page, 'on')).toBeVisible()

  await turnOn(page)
  await page.evaluate(() => localStorage.setItem('test-hangs', '1'))
  await new Home(page).logOut()
  const account = other.session.user.username
  const left = () =>
    page.evaluate(
      (name) => Object.entries({ ...localStorage }).filter(([, value]) => String(value).includes(name)),
      account,
    )
  // The code that ends the subscription loads only when it is needed.
  await expect.poll(left).toEqual([])
})

/** The page's service worker, and what the browser's push service brings it. */
async function pushedTo(page: Page) {
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('No service worker.')
  const devTools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const deliver = (message: { title: string; body: string; link: string; line: string }) =>
    devTools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: JSON.stringify(message),
    })
  const notifications = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications()
      return all.map(({ title, body, data, tag }) => ({ title, body, link: data, line: tag }))
    })
  return { worker, origin, deliver, notifications }
}

test('a message of a conversation comes to another device by push, but to none that shows the conversation', async ({
  page,
  newcomer,
  otherEmployer: company,
}) => {
  const { application } = await applyAs(newcomer, await postJob(company), { full_name: `Ravi ${newMark()}` })
  await company.call('job_portal.api.give_consents', {
    notices: { conversations: 1 },
    language: 'en',
    is_adult: false,
  })
  const message = { application, client_id: 'first', kind: 'text', body: 'Can you come at ten?' }
  const { conversation } = await company.call('job_portal.api.send_message', message)
  await visitAs(page, 'job_searcher')
  await page.goto('/frontend/home')
  await workerReady(page)
  const { worker, origin, deliver, notifications } = await pushedTo(page)

  // A push says what the bell says: who wrote, not what.
  const [line] = (await newcomer.call('job_portal.api.get_notifications')).items
  const pushed = { title: 'Job Portal', body: line.text, link: line.link, line: 'x1' }
  expect(line.text).toBe('Rao Textiles has written to you.')
  await worker.evaluate(NOTE_SHOWN)
  await deliver(pushed)
  // Chromium forgets a notification if it is asked for one while showing it.
  await worker.evaluate('shown')
  expect(await notifications()).toEqual([pushed])
  // A made-up click may open no window, so the test notes the address.
  const [opened, ...read] = await worker.evaluate<string[]>(CLICK)
  expect(opened).toBe(`${origin}/frontend/chat/${conversation}`)
  expect(read).toEqual(['/api/method/job_portal.api.read_pushed', JSON.stringify({ line: 'x1' })])
  await expect.poll(notifications).toEqual([])

  await page.goto(String(opened))
  await expect(new Conversation(page).log.getByText('Can you come at ten?')).toBeVisible()
  // Read on this device, it waits on none.
  await expect.poll(async () => (await newcomer.call('job_portal.api.get_notifications')).unread).toBe(0)
  await worker.evaluate(NOTE_LOOKED)
  await deliver(pushed)
  await worker.evaluate('looked')
  const other = { ...pushed, link: '/frontend/chat/another' }
  await worker.evaluate(NOTE_SHOWN)
  await deliver(other)
  await worker.evaluate('shown')
  expect(await notifications()).toEqual([other])
})
