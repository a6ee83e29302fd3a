import { useSyncExternalStore } from 'react'
import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { readSession } from './session'

/** Who is looking (docs/behaviour.md#who-is-signed-in). `unknown` while the server is asked about the cookie's user. */
export type AuthStatus = 'unknown' | 'logged-out' | 'logged-in'

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

/**
 * Whether somebody may be signed in, so that the server is to be asked. The cookie's name is gone after the browser was
 * closed, while its session lives on: the name comes back with the first answer of the server.
 */
export function mayBeSignedIn(): boolean {
  if (boot.shell && readSession()) return true
  return Boolean(boot.token_mode) || userInCookie() !== ''
}

let status: AuthStatus = mayBeSignedIn() ? 'unknown' : 'logged-out'
/** The server was asked and did not answer: then one is logged out, and the screens stay open to the kept session. */
let isUnreached = false
const listeners = new Set<() => void>()

export const readAuthStatus = (): AuthStatus => status

/** While the server is asked again, it counts as unreached until it answers. */
export function setAuthStatus(next: AuthStatus, unreached = next === 'unknown' && isUnreached): void {
  if (next === status && unreached === isUnreached) return
  status = next
  isUnreached = unreached
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAuthStatus(): AuthStatus {
  return useSyncExternalStore(subscribe, readAuthStatus, () => 'unknown')
}

export function useIsUnreached(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isUnreached,
    () => false,
  )
}
