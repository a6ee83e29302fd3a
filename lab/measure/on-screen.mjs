// npm run lab -- on-screen: the time from sending a message until it stands on the other's open screen, in pings, while
// 500 sockets are open (SOCKETS). Against BASE_URL if it is set, a bench with its socketio, else a fresh embedded host.
// Prints figures without a verdict.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Administrator } from '../../scripts/lib/administrator.mjs'
import { launchBrowser } from '../../scripts/lib/chromium.mjs'
import { Client } from '../../scripts/lib/client.mjs'
import { withHost } from '../../scripts/lib/host.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { agree, signUpAgreed } from '../../scripts/lib/sample-company.mjs'
import { postJob, signUpEmployer } from '../../scripts/lib/sample-job.mjs'
import { setUpToServe } from '../../scripts/lib/setup.mjs'
import { run, step } from '../../scripts/lib/steps.mjs'
import { median } from './figures.mjs'
import { openPhone } from './phone.mjs'
import { signedIn } from './signed-in.mjs'

const { io } = createRequire(join(root, 'frontend', 'package.json'))('socket.io-client')

const SOCKETS = Number(process.env.SOCKETS ?? 500)
const ACCOUNTS = 20
const CONNECT_AT_ONCE = 10
const MEMBERS = 5
const MESSAGES = 200
/** Each member stays below the limit of 30 messages a minute. */
const EVERY_MS = 450
const API = 'job_portal.api'

/** @typedef {Awaited<ReturnType<typeof signUpAgreed>>} Account */

/** Connects as a page of ours does. @param {Account} account */
async function openSocket(account) {
  const { socketio_port, site_name } = await account.call(`${API}.get_boot`)
  const { origin, protocol, hostname } = new URL(account.baseUrl)
  const cookie = account.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = io(`${protocol}//${hostname}:${socketio_port}/${site_name}`, {
    extraHeaders: { Origin: origin, Cookie: cookie },
    transports: ['websocket'],
    // Otherwise the client joins all into one connection.
    forceNew: true,
  })
  await new Promise((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return socket
}

/**
 * Runs `work` while idle accounts keep sockets open.
 * @param {string} baseUrl @param {Administrator} administrator @param {() => Promise<void>} work
 */
async function withSockets(baseUrl, administrator, work) {
  const sockets = /** @type {Awaited<ReturnType<typeof openSocket>>[]} */ ([])
  try {
    const accounts = /** @type {Account[]} */ ([])
    for (let n = 0; n < ACCOUNTS; n++) accounts.push(await signUpAgreed(baseUrl, administrator))
    while (sockets.length < SOCKETS) {
      const some = Array.from({ length: Math.min(CONNECT_AT_ONCE, SOCKETS - sockets.length) }, (_, n) =>
        openSocket(/** @type {Account} */ (accounts[(sockets.length + n) % ACCOUNTS])),
      )
      sockets.push(...(await Promise.all(some)))
    }
    await work()
    console.log(`\n${sockets.filter(({ connected }) => connected).length} idle sockets are still open`)
  } finally {
    for (const socket of sockets) socket.disconnect()
  }
}

/**
 * A company's members and a searcher in a conversation.
 * @param {string} baseUrl @param {Administrator} administrator
 */
async function begin(baseUrl, administrator) {
  const owner = await signUpEmployer(baseUrl, administrator)
  await agree(owner)
  const members = /** @type {Client[]} */ ([owner])
  while (members.length < MEMBERS) {
    const member = await signUpAgreed(baseUrl, administrator)
    await owner.call(`${API}.invite_member`, { mobile_no: member.mobile, role: 'Recruiter' })
    const [{ invite }] = (await member.call(`${API}.get_invites`)).items
    await member.call(`${API}.answer_invite`, { invite, accept: true })
    members.push(member)
  }
  const searcher = await signUpAgreed(baseUrl, administrator)
  const { name: application } = await searcher.call(`${API}.apply_to_job`, { job: await postJob(owner) })
  const first = { application, client_id: 'first', kind: 'text', body: 'Message 0.' }
  const { conversation } = await owner.call(`${API}.send_message`, first)
  return { members, searcher, conversation }
}

/** Runs in the page: notes the time of the frame in which each message stands there first. */
function note() {
  const stood = /** @type {Record<string, number>} */ ({})
  Object.assign(window, { stood })
  new MutationObserver(() => {
    const texts = [...document.querySelectorAll('[role=log] article')].map((row) => row.textContent ?? '')
    const fresh = texts
      .map((text) => /Message \d+\./.exec(text)?.[0] ?? '')
      .filter((text) => !(text in stood))
    requestAnimationFrame(() => {
      for (const text of fresh) stood[text] ??= performance.timeOrigin + performance.now()
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

const now = () => performance.timeOrigin + performance.now()

/** @param {string} baseUrl */
async function measure(baseUrl) {
  const administrator = await Administrator.signIn(baseUrl)
  await administrator.useTrialGateway()
  const { members, searcher, conversation } = await begin(baseUrl, administrator)
  const browser = await launchBrowser()
  try {
    await withSockets(baseUrl, administrator, async () => {
      const page = await openPhone(browser, signedIn(searcher, { userType: 'job_searcher' }))
      await page.addInitScript(note)
      const connected = page.waitForEvent('websocket')
      await page.goto(`${baseUrl}/frontend/chat/${conversation}`)
      await page.getByRole('log').getByText('Message 0.').waitFor()
      await (await connected).waitForEvent('framereceived')
      const pings = /** @type {number[]} */ ([])
      const taken = /** @type {number[]} */ ([])
      const stranger = new Client(baseUrl)
      for (let n = 1; n <= MESSAGES; n++) {
        const next = setTimeout(EVERY_MS)
        const pinged = now()
        await stranger.call('ping')
        pings.push(now() - pinged)
        const body = `Message ${n}.`
        const sent = now()
        const member = /** @type {Client} */ (members[n % MEMBERS])
        await member.call(`${API}.send_message`, { conversation, client_id: body, kind: 'text', body })
        const stood = await page.waitForFunction((text) => /** @type {any} */ (window).stood[text], body)
        taken.push((await stood.jsonValue()) - sent)
        await next
      }
      print(pings, taken)
    })
  } finally {
    await browser.close()
  }
}

/** @param {number[]} pings @param {number[]} taken */
function print(pings, taken) {
  const ping = median(pings)
  const p99 = taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1] ?? 0
  console.log(`\n| ${SOCKETS} idle sockets, ${MESSAGES} messages | ms | pings |\n|---|---|---|`)
  for (const [name, ms] of /** @type {[string, number][]} */ ([
    ['ping, median', ping],
    ['sent until it stands there, median', median(taken)],
    ['the same, p99', p99],
  ]))
    console.log(`| ${name} | ${ms.toFixed(0)} | ${(ms / ping).toFixed(1)} |`)
}

await run(async () => {
  await step('set-up', setUpToServe)
  await withHost(measure)
})
