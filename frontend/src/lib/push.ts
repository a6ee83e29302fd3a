import { get, post } from '@/lib/backend/call'
import { basename } from '@/lib/routes'
import { signedInAccount, subscribeSession } from '@/lib/session/session'
import { readText, remove, storageKeys, writeText } from '@/lib/storage'

/** Whether what comes behind the bell comes up on this device too. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

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
  const isOwn = readText(storageKeys.pushOwner) === signedInAccount()
  return isOwn && (await findSubscription()) ? 'on' : 'off'
}

/** Safari takes the key as bytes only. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}

/** Has the browser ask whether it may, which it does for a tap only. Rejects with a BackendError. */
export async function turnPushOn(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return readPushState()
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  const { key } = await get<{ key: string }>('job_portal.api.get_push_key')
  // One of another account, or of a key that the site had before, is none of this one's.
  await (await findSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(key),
  })
  const { endpoint, keys } = subscription.toJSON()
  try {
    await post('job_portal.api.save_push_subscription', { endpoint, ...keys })
  } catch (failure) {
    await subscription.unsubscribe()
    throw failure
  }
  writeText(storageKeys.pushOwner, signedInAccount() ?? '')
  return 'on'
}

/** The browser ends it first: then no message arrives, whether the server hears of it or not. */
export async function turnPushOff(): Promise<PushState> {
  remove(storageKeys.pushOwner)
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  await subscription.unsubscribe()
  await post(
    'job_portal.api.delete_push_subscription',
    { endpoint: subscription.endpoint },
    { asGuest: true },
  ).catch(console.warn)
  return 'off'
}

/** Ends what is of an account that is not signed in here any more, once another one is. */
export function watchPushOwner(): void {
  function look() {
    const owner = readText(storageKeys.pushOwner)
    const account = signedInAccount()
    if (owner && account && owner !== account) turnPushOff().catch(console.warn)
  }
  look()
  subscribeSession(look)
}
