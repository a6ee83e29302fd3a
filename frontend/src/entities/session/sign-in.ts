import { type Session, saveSession } from '@/lib/backend/session'
import { hearNews, type News, setCsrfToken } from '@/lib/boot'
import { followRole, keepCompanyName, readAuthStatus, setAuthStatus } from './who'

/** The answer of `sign_up` and of a login's verification; older answers nest the user. */
export type SignInReply = News & {
  token?: string
  api_key?: string
  api_secret?: string
  sid?: string
  username?: string
  email?: string
  full_name?: string
  /** The number as typed on this device: the server's answers never contain it. */
  mobile_no?: string
  home_page?: string
  user?: Partial<Session['user']>
  company_name?: string | null
  csrf_token?: string
}

/** The session in a reply, or null. */
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
      mobile_no: reply.mobile_no,
    },
  }
}

/** Stores a reply: the session, the CSRF token and the account's company. False if it holds no session. */
export function acceptSignIn(reply: SignInReply): boolean {
  const session = sessionOf(reply)
  if (!session) return false
  setCsrfToken(reply.csrf_token)
  hearNews(reply)
  keepCompanyName(reply.company_name)
  followRole()
  // Last, because it notifies listeners and other tabs, which need the rest in place.
  saveSession(session)
  // This answer says who is signed in, so no screen waits for the question that `followSignIns` now asks.
  if (readAuthStatus() === 'unknown') setAuthStatus('logged-in')
  return true
}
