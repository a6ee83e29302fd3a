import type { Location } from 'react-router-dom'
import { setCsrfToken } from './boot'
import { type Session, saveSession } from './session'
import { remove, storageKeys, writeText } from './storage'

/** What `sign_up` and a login's verification answer with; older answers nest the user. */
export type SignInReply = {
  token?: string
  api_key?: string
  api_secret?: string
  sid?: string
  username?: string
  email?: string
  full_name?: string
  home_page?: string
  user?: Partial<Session['user']>
  company_name?: string | null
  csrf_token?: string
}

/** The session in a reply, or null when it carries none. */
export function sessionOf(reply: SignInReply): Session | null {
  const { token, api_key = '', api_secret = '', sid = '' } = reply
  const key = token ?? (api_key && api_secret ? `${api_key}:${api_secret}` : '')
  if (!key) return null
  return {
    token: key,
    api_key,
    api_secret,
    sid,
    user: {
      username: reply.username ?? reply.user?.username ?? '',
      email: reply.email ?? reply.user?.email ?? '',
      full_name: reply.full_name ?? reply.user?.full_name ?? '',
      home_page: reply.home_page ?? reply.user?.home_page ?? '',
    },
  }
}

/** Takes over the session of a reply: storage, CSRF token, the account's company. False when it has none. */
export function acceptSignIn(reply: SignInReply): boolean {
  const session = sessionOf(reply)
  if (!session) return false
  setCsrfToken(reply.csrf_token)
  if (reply.company_name) writeText(storageKeys.companyName, reply.company_name)
  else remove(storageKeys.companyName)
  // Last, since it tells everybody, other tabs included: then all of the account is in place.
  saveSession(session)
  return true
}

/**
 * A page that one signs in for: its address, and what its place in the history held. Screens keep positions and ids
 * there and nothing else, since another account may be the one that signs in.
 */
export type PageToReturnTo = { path: string; state?: object }

/** What the screens of a sign-in hand on in the history's state. */
export type SignInState = {
  /** Where a guard turned the visitor away. */
  returnTo?: PageToReturnTo
}

/** Sends to login with the way back to this page. */
export const returningTo = ({ pathname, search, state }: Location): SignInState => ({
  returnTo: { path: pathname + search, state },
})

/** The guard's page in a history state, or undefined. Only addresses of the app count, and only an object is its state. */
export function returnToOf(state: unknown): PageToReturnTo | undefined {
  const { path, state: held }: Partial<PageToReturnTo> = (state as SignInState | null)?.returnTo ?? {}
  if (typeof path !== 'string' || !/^\/(?!\/)/.test(path)) return undefined
  return { path, state: typeof held === 'object' && held && !Array.isArray(held) ? held : undefined }
}
