import { isInBrowser } from '@/lib/environment'
import { hearOtherTabs, readJson, remove, type StorageArea, storageKeys, writeJson } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { toast } from '@/lib/toast'
import { sessionExpired } from './errors'

/*
 * The session whose keys go with every call. Its cookie is what signs in; what the storage keeps is a copy of the server's
 * last answer. Who is here, for screens, is in entities/session/who.ts.
 */

export type Session = {
  /** `api_key:api_secret`, as `Authorization: token ...` takes it. */
  token: string
  api_key: string
  api_secret: string
  sid: string
  user: { username: string; email: string; full_name: string; home_page: string }
}

/** The stored session; one without what every screen needs counts as none. */
function storedIn(where: StorageArea): Session | null {
  const kept = readJson<Partial<Session>>(storageKeys.session, where)
  const needed = [kept?.token, kept?.user?.username, kept?.user?.full_name]
  return needed.every((value) => typeof value === 'string') ? (kept as Session) : null
}

/** The session in local storage, else that in session storage. */
const stored = () => storedIn('local') ?? storedIn('session')

export const sessionStore = createStore(stored())

export const readSession = sessionStore.get
export const subscribeSession = sessionStore.subscribe

/** The account that this browser is signed in to, whichever tab did so; null without one. */
export const signedInAccount = (): string | null => readSession()?.user.username ?? null

/** Returns a function that says whether the account has changed since: another tab may sign out, and in to another one. */
export function watchAccount(): () => boolean {
  const account = signedInAccount()
  return () => signedInAccount() !== account
}

export function saveSession(session: Session): void {
  writeJson(storageKeys.session, session)
  sessionStore.set(session)
}

/** Takes over new keys of the same session. Nobody else is signed in by it, so nobody is told. */
export function changeKeys(keys: Pick<Session, 'token' | 'api_key' | 'api_secret'>): void {
  const session = readSession()
  if (session) writeJson(storageKeys.session, Object.assign(session, keys))
}

export function clearSession(): void {
  remove(storageKeys.session)
  remove(storageKeys.session, 'session')
  sessionStore.set(null)
}

/**
 * Drops a session that the server has ended, and says so. The guards lead to login and back. What was typed
 * stays, for the same account. Several calls may find out at once: it is said once.
 */
export function expireSession(): void {
  if (!readSession()) return
  clearSession()
  toast.error(sessionExpired(), { long: true })
}

// Signing in or out in another tab counts here too.
hearOtherTabs(storageKeys.session, () => sessionStore.set(stored()))

const GUEST = 'Guest'

/** The user that the cookie names, encoded as it is there; '' for the guest marker and without a cookie. */
export function userInCookie(cookies: string = isInBrowser ? document.cookie : ''): string {
  const pair = cookies.split('; ').find((each) => each.startsWith('user_id='))
  const user = pair?.slice('user_id='.length) ?? ''
  return user === GUEST ? '' : user
}

/** Whether another tab has signed in to another account, and this one has not heard of it yet. */
export function isAnothersByNow(): boolean {
  const mine = readSession()?.user.email
  const named = userInCookie()
  if (!mine || !named) return false
  return encodeURIComponent(mine) !== named
}
