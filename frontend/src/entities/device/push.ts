import { get, post } from '@/lib/backend/call'
import { signedInAccount, subscribeSession } from '@/lib/backend/session'
import { basename } from '@/lib/routes'
import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'

/** Whether what comes behind the bell comes up on this device too. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The account that this device tells of its news, and the address that the server has of the device. */
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

/** Safari takes the key as bytes only. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** `replaces` is the address that the server has of this device so far. */
async function save(subscription: PushSubscription, replaces?: string): Promise<void> {
  const { endpoint, keys } = subscription.toJSON()
  await post('job_portal.api.save_push_subscription', { endpoint, ...keys, ...(replaces && { replaces }) })
  writeJson(storageKeys.pushTold, { account: signedInAccount(), endpoint } satisfies Told)
}

/**
 * Has the browser ask whether it may, which it does for a tap only. `allowed` is called once
 * it may. Rejects with a BackendError.
 */
export async function turnPushOn(allowed: () => Promise<unknown>): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  await allowed()
  const { key } = await get<{ key: string }>('job_portal.api.get_push_key')
  // One of another account, or of a key that the site had before, is none of this one's.
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

/** What has come up is the account's, and stays on the phone until somebody taps it. */
async function closeShown(): Promise<void> {
  for (const shown of (await (await findRegistration())?.getNotifications()) ?? []) shown.close()
}

/** The browser ends it first: then no message arrives, whether the server hears of it or not. */
export async function turnPushOff(): Promise<PushState> {
  remove(storageKeys.pushTold)
  const subscription = await findSubscription()
  await subscription?.unsubscribe()
  // Nobody waits for it: a log-out, above all.
  if (subscription)
    post(
      'job_portal.api.delete_push_subscription',
      { endpoint: subscription.endpoint },
      { asGuest: true },
    ).catch(console.warn)
  await closeShown()
  return 'off'
}

/** Another account has signed in here: this device does not tell of the first one any more. */
async function follow(): Promise<void> {
  const told = readTold()
  const account = signedInAccount()
  if (!told || !account) return
  if (told.account !== account) {
    await turnPushOff()
    return
  }
  // Browsers change the address by themselves, now and then.
  const subscription = await findSubscription()
  if (subscription && subscription.endpoint !== told.endpoint) await save(subscription, told.endpoint)
}

/** Keeps what the server knows of this device right, from the start of the page on. */
export function followAccount(): void {
  const start = () => void follow().catch(console.warn)
  start()
  subscribeSession(start)
}
