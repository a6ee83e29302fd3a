import type { FrappeConfig, useFrappeAuth } from 'frappe-react-sdk'
import { useSyncExternalStore } from 'react'
import { boot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { completeBoot } from '@/lib/session/boot-of-session'
import { readSession } from '@/lib/session/session'
import { callsNotLoaded } from './backend-error'
import type { send } from './send'

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
  /** How a request of the three above is sent (lib/send.ts). */
  send: typeof send
}

/** Who is looking (docs/behaviour.md#who-is-signed-in). `unknown` while the cookie's user is being asked for. */
export type AuthStatus = 'unknown' | 'logged-out' | 'logged-in'

const GUEST = 'Guest'

/** The user that the cookie names, encoded as it is there; '' for the guest marker and without a cookie. */
export function userInCookie(cookies: string = isInBrowser ? document.cookie : ''): string {
  const pair = cookies.split('; ').find((each) => each.startsWith('user_id='))
  const user = pair?.slice('user_id='.length) ?? ''
  return user === GUEST ? '' : user
}

/** Whether another tab has signed in to another account, of which this one has not heard yet. */
export function isAnothersByNow(): boolean {
  const mine = readSession()?.user.email
  const named = userInCookie()
  if (!mine || !named) return false
  return encodeURIComponent(mine) !== named
}

/**
 * True when somebody may be signed in, so that the SDK has to ask the server at once. The cookie's name is gone
 * after the browser was closed, while its session lives on: it comes back with the first answer of the server.
 */
export function mayBeSignedIn(): boolean {
  if (boot.shell && readSession()) return true
  return Boolean(boot.token_mode) || userInCookie() !== ''
}

let connect: (gateway: Gateway) => void
let refuse: (reason: Error) => void

function waitForGateway(): Promise<Gateway> {
  const waiting = new Promise<Gateway>((resolve, reject) => {
    connect = resolve
    refuse = reject
  })
  // Nobody may be waiting when it fails.
  waiting.catch(() => undefined)
  return waiting
}

let gateway = waitForGateway()
/** How often the SDK was to be fetched: again with the next request, after it could not be. */
let attempts = mayBeSignedIn() ? 1 : 0
let isGivenUp = false
let status: AuthStatus = attempts > 0 ? 'unknown' : 'logged-out'
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks for the SDK and waits until it is there. Rejects with a BackendError when it cannot be fetched. */
export async function requestGateway(): Promise<Gateway> {
  if (attempts === 0 || isGivenUp) {
    isGivenUp = false
    attempts++
    announce()
  }
  const asked = gateway
  await completeBoot()
  return asked
}

/** Called by app/connection.ts; a later connection (other token) replaces the earlier one. */
export function connectGateway(connected: Gateway): void {
  isGivenUp = false
  connect(connected)
  gateway = Promise.resolve(connected)
}

/** The SDK could not be fetched: those who wait for it are told why. */
export function giveUpGateway(): void {
  refuse(callsNotLoaded())
  gateway = waitForGateway()
  isGivenUp = true
}

export function setAuthStatus(next: AuthStatus): void {
  if (next === status) return
  status = next
  announce()
}

/**
 * A start without a network logs out (docs/behaviour.md#who-is-signed-in): once it is back, this has the server asked about a session that
 * is kept. Gives what ends that.
 */
export function onReconnection(askWhoItIs: () => void): () => void {
  function askAgain() {
    if (status === 'logged-out' && readSession()) void completeBoot().then(askWhoItIs)
  }
  window.addEventListener('online', askAgain)
  return () => window.removeEventListener('online', askAgain)
}

/** How often the SDK was asked for in vain, and once more; 0 when it is not wanted. */
export function useGatewayAttempts(): number {
  return useSyncExternalStore(
    subscribe,
    () => attempts,
    () => 0,
  )
}

export function useAuthStatus(): AuthStatus {
  return useSyncExternalStore(
    subscribe,
    () => status,
    () => 'unknown',
  )
}
