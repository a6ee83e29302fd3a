import { type Session, saveSession } from '@/lib/backend/session'
import { hearNews, type News, setCsrfToken } from '@/lib/boot'
import { followRole, keepCompanyName } from './who'

/** The answer of `sign_up` and of a login's verification; older answers nest the user. */
export type SignInReply = News & {
  token?: string
  api_key?: string
  api_secret?: string
  sid?: string
  username?: string
  email?: string
  full_name?: string
  /** As typed on this device: the server's answers never hold it. */
  mobile_no?: string
  home_page?: string
  user?: Partial<Session['user']>
  company_name?: string | null
  csrf_token?: string
}

/** The session in a reply; null without one. */
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

/** Applies a reply: storage, CSRF token and the account's company. False when it holds no session. */
export function acceptSignIn(reply: SignInReply): boolean {
  const session = sessionOf(reply)
  if (!session) return false
  setCsrfToken(reply.csrf_token)
  hearNews(reply)
  keepCompanyName(reply.company_name)
  followRole()
  // Last, because it notifies listeners and other tabs, which need the rest in place.
  saveSession(session)
  return true
}
