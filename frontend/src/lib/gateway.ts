import type { FrappeConfig, useFrappeAuth } from 'frappe-react-sdk'
import { useSyncExternalStore } from 'react'
import { boot } from './boot'
import { isInBrowser } from './environment'

/**
 * The SDK (axios, SWR and socket.io inside) is not part of the first load: app/frappe-gateway.tsx mounts it
 * when it is first needed and connects it here.
 */
type Auth = ReturnType<typeof useFrappeAuth>

export type Gateway = {
  call: FrappeConfig['call']
  file: FrappeConfig['file']
  /** Ends the session on the server. */
  logout: Auth['logout']
}

/** Who is looking (spec section 4). `unknown` while the cookie's user is being asked for. */
export type AuthStatus = 'unknown' | 'logged-out' | 'logged-in'

const GUEST = 'Guest'

/** True when the cookie names a user, and not the guest marker. */
export function hasUserCookie(cookies: string = isInBrowser ? document.cookie : ''): boolean {
  const user = cookies
    .split('; ')
    .find((pair) => pair.startsWith('user_id='))
    ?.slice('user_id='.length)
  return Boolean(user) && user !== GUEST
}

/** True when somebody may be signed in, so that the SDK has to ask the server at once. */
export function mayBeSignedIn(): boolean {
  return Boolean(boot.token_mode) || hasUserCookie()
}

let wanted = mayBeSignedIn()
let status: AuthStatus = wanted ? 'unknown' : 'logged-out'
let connect: (gateway: Gateway) => void
let gateway = new Promise<Gateway>((resolve) => {
  connect = resolve
})
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks for the SDK and waits until it is there. */
export function requestGateway(): Promise<Gateway> {
  if (!wanted) {
    wanted = true
    announce()
  }
  return gateway
}

/** Called by app/frappe-gateway.tsx; a later connection (other token) replaces the earlier one. */
export function connectGateway(connected: Gateway): void {
  connect(connected)
  gateway = Promise.resolve(connected)
}

export function setAuthStatus(next: AuthStatus): void {
  if (next === status) return
  status = next
  announce()
}

export function useGatewayWanted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => false,
  )
}

export function useAuthStatus(): AuthStatus {
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => 'unknown',
  )
}
