import { type Agreement, giveConsents } from '@/entities/consent/calls'
import { hearOfMissing, reloadConsents } from '@/entities/consent/hooks'
import { loadClient, upload } from '@/lib/backend/call'
import { fileRefused, notAuthenticated } from '@/lib/backend/errors'
import { signedInAccount, subscribeSession } from '@/lib/backend/session'
import { isInBrowser } from '@/lib/environment'
import { newKey } from '@/lib/forms/client-key'
import { __ } from '@/lib/i18n/translate'
import { useStore } from '@/lib/store'
import { type Sent, sendMessage } from './calls'
import { createLetterBox, type Letter } from './outbox-letters'
import { createOutbox, threadOf } from './outbox-sending'
import type { Address, Content } from './types'

/** The first and the longest wait before a letter without an answer is sent again. */
const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

const CHANGED = 'changed'

const channel =
  isInBrowser && 'BroadcastChannel' in window ? new BroadcastChannel('job_portal_outbox') : undefined

const box = createLetterBox()

async function uploaded(letter: Letter): Promise<Content> {
  const { content } = letter
  if (content.kind !== 'file' || content.file) return content
  const file = await box.fileOf(letter)
  if (!file) throw fileRefused(__('Your file is no longer on this device. Please choose it again.'))
  const { file_url } = await upload(file, { isPrivate: true })
  const whole = { ...content, file: file_url }
  await box.change(letter.owner, (each) =>
    each.clientId === letter.clientId ? { ...each, content: whole } : each,
  )
  return whole
}

async function send(letter: Letter): Promise<Sent> {
  await loadClient()
  // A letter of one account must never be sent as another.
  const check = () => {
    if (signedInAccount() !== letter.owner) throw notAuthenticated()
  }
  check()
  if (letter.agreement) {
    await giveConsents(letter.agreement)
    void reloadConsents()
  }
  check()
  const content = await uploaded(letter)
  check()
  return sendMessage(letter.to, letter.clientId, content).catch((error) => {
    hearOfMissing(error)
    throw error
  })
}

/** Lets one tab at a time send. Without the Web Locks API all tabs send, and the server recognises repeated letters. */
async function alone(owner: string, task: () => Promise<void>): Promise<void> {
  if (isInBrowser && navigator.locks) await navigator.locks.request(`job_portal_outbox ${owner}`, task)
  else await task()
}

const outbox = createOutbox({
  box,
  owner: signedInAccount,
  send,
  alone,
  tellOthers: () => channel?.postMessage(CHANGED),
})

export const { onSent, learnName } = outbox

let waitMs = FIRST_WAIT_MS
let timer: number | undefined

/** Sends what can be sent, and tries again later if something waits. */
export async function sendWaiting(): Promise<void> {
  window.clearTimeout(timer)
  const isLeft = await outbox.drain()
  window.clearTimeout(timer)
  if (!isLeft) waitMs = FIRST_WAIT_MS
  else {
    timer = window.setTimeout(sendWaiting, waitMs)
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
  }
}

/** Tries again at once, because the network may be back. */
function tryNow(): void {
  waitMs = FIRST_WAIT_MS
  void outbox.refresh().then(sendWaiting)
}

if (isInBrowser) {
  channel?.addEventListener('message', () => void outbox.refresh())
  window.addEventListener('online', tryNow)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && tryNow())
  subscribeSession(tryNow)
  tryNow()
}

type Written = Pick<Letter, 'agreement'> & { file?: File }

/** Puts a message into the outbox, and sends it as soon as possible. Resolves when it is in the outbox. */
export async function write(to: Address, content: Content, { file, agreement }: Written = {}): Promise<void> {
  const owner = signedInAccount()
  if (!owner) throw notAuthenticated()
  const letter: Letter = {
    owner,
    clientId: newKey(),
    to,
    content,
    ...(file && { fileName: file.name }),
    ...(agreement && { agreement }),
  }
  await outbox.write(letter, file)
  void sendWaiting()
}

/** Sends a refused letter again, with the consents given meanwhile. */
export async function retry(letter: Letter, agreement?: Agreement): Promise<void> {
  await outbox.retry(letter, agreement)
  void sendWaiting()
}

/** Deletes a refused letter. */
export async function remove(letter: Letter): Promise<void> {
  await outbox.remove(letter)
  void sendWaiting()
}

export const useOutbox = () => useStore(outbox.state, (state) => state)

/** Selects the letters of a conversation. */
export const isOf = (address: Address) => {
  const thread = threadOf(address)
  return ({ to }: Letter) => threadOf(to) === thread
}
