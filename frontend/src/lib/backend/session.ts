import { isInBrowser } from '@/lib/environment'
import { hearOtherTabs, readJson, remove, type StorageArea, storageKeys, writeJson } from '@/lib/storage'
import { createStore } from '@/lib/store'
import { toast } from '@/lib/toast'
import { sessionExpired } from './errors'

/*
 * The session whose keys go with every call. The cookie signs in; the storage holds a copy of the server's last
 * answer. entities/session/who.ts tells screens who is signed in.
 */

export type Session = {
  /** `api_key:api_secret`, for `Authorization: token ...`. */
  token: string
  api_key: string
  api_secret: string
  sid: string
  user: {
    username: string
    email: string
    full_name: string
    home_page: string
    /** The account's own number, where this device signed in by it. */
    mobile_no?: string
  }
}

/** The stored session; null when a required field is missing. */
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

/** The account that is signed in in this browser; null without one. */
export const signedInAccount = (): string | null => readSession()?.user.username ?? null

/** Returns a function that says whether the account has changed since, such as in another tab. */
export function watchAccount(): () => boolean {
  const account = signedInAccount()
  return () => signedInAccount() !== account
}

export function saveSession(session: Session): void {
  writeJson(storageKeys.session, session)
  sessionStore.set(session)
}

/** Replaces the keys of the session. The account is the same, so no listener is called. */
export function changeKeys(keys: Pick<Session, 'token' | 'api_key' | 'api_secret'>): void {
  const session = readSession()
  if (session) writeJson(storageKeys.session, Object.assign(session, keys))
}

export function clearSession(): void {
  remove(storageKeys.session)
  remove(storageKeys.session, 'session')
  end = sayExpired
  sessionStore.set(null)
}

function sayExpired(): void {
  clearSession()
  toast.error(sessionExpired(), { long: true })
}

let end = sayExpired

/** Makes `expireSession` call `run` for this session: a call whose answer was lost may have ended it on purpose. */
export function whenSessionEnds(run: () => void): void {
  end = run
}

/**
 * Drops a session that the server has ended, and shows one message, even if several calls fail together. The guards
 * lead to login and back. Drafts stay, for the same account.
 */
export function expireSession(): void {
  if (readSession()) end()
}

// Also hears a sign-in or sign-out in another tab.
hearOtherTabs(storageKeys.session, () => sessionStore.set(stored()))

const GUEST = 'Guest'

/** The user in the cookie, still URL-encoded; '' for a guest and without a cookie. */
export function userInCookie(cookies: string = isInBrowser ? document.cookie : ''): string {
  const pair = cookies.split('; ').find((each) => each.startsWith('user_id='))
  const user = pair?.slice('user_id='.length) ?? ''
  return user === GUEST ? '' : user
}

/** Whether another tab has signed in to another account and this tab has not heard of it yet. */
export function hasAnotherTabSignedIn(): boolean {
  const mine = readSession()?.user.email
  const named = userInCookie()
  if (!mine || !named) return false
  return encodeURIComponent(mine) !== named
}
