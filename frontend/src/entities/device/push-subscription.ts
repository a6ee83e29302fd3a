import { get, post } from '@/lib/backend/call'
import { signedInAccount, subscribeSession } from '@/lib/backend/session'
import { basename } from '@/lib/routes'
import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'

/** Whether this device shows the account's notifications. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The account whose notifications this device shows, and the endpoint that the server has stored for it. */
type Told = { account: string | null; endpoint?: string }

const readTold = () => readJson<Told>(storageKeys.pushTold)

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('PushManager' in window && 'Notification' in window)) return undefined
  return navigator.serviceWorker?.getRegistration(basename)
}

async function findSubscription(): Promise<PushSubscription | null> {
  return (await findRegistration())?.pushManager.getSubscription() ?? null
}

export async function readPushState(): Promise<PushState> {
  if (!(await findRegistration())) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const told = readTold()
  const isOwn = told !== null && told.account === signedInAccount()
  return isOwn && (await findSubscription()) ? 'on' : 'off'
}

/** Safari accepts the key only as bytes. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** `replaces` is the endpoint that the server has for this device. */
async function save(subscription: PushSubscription, replaces?: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await post('job_portal.api.save_push_subscription', { endpoint, ...keys, ...(replaces && { replaces }) })
  writeJson(storageKeys.pushTold, { account: signedInAccount(), endpoint } satisfies Told)
}

/**
 * Asks for the browser's permission, which works only at a tap. Calls `allowed` when it is granted. Rejects with a
 * BackendError.
 */
export async function turnPushOn(allowed: () => Promise<unknown>): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  await allowed()
  const { key } = await get<{ key: string }>('job_portal.api.get_push_key')
  // A subscription for another account or for an old key of the site is useless here.
  await (await findSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
  try {
    await save(subscription)
  } catch (failure) {
    await subscription.unsubscribe()
    throw failure
  }
  return 'on'
}

/** Shown notifications stay on the phone when the account leaves, so close them. */
async function closeShown(): Promise<void> {
  for (const shown of (await (await findRegistration())?.getNotifications()) ?? []) shown.close()
}

/** Unsubscribes in the browser first, so that no message arrives even if the server cannot be told. */
export async function turnPushOff(): Promise<PushState> {
  remove(storageKeys.pushTold)
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
  // Not awaited: a log-out must not wait for it.
  if (subscription)
    post(
      'job_portal.api.delete_push_subscription',
      { endpoint: subscription.endpoint },
      { asGuest: true },
    ).catch(console.warn)
  await closeShown()
  return 'off'
}

/** If another account has signed in, this device stops showing the first one's notifications. */
async function follow(): Promise<void> {
  const told = readTold()
  const account = signedInAccount()
  if (!told || !account) return
  if (told.account !== account) {
    await turnPushOff()
    return
  }
  // Browsers sometimes change the endpoint on their own.
  const subscription = await findSubscription()
  if (subscription && subscription.endpoint !== told.endpoint) await save(subscription, told.endpoint)
}

/** Keeps the server's endpoint for this device up to date, from the start of the page on. */
export function followAccount(): void {
  const start = () => void follow().catch(console.warn)
  start()
  subscribeSession(start)
}
