import { completeBoot } from '@/lib/backend/boot-of-session'
import { getLoggedInUser } from '@/lib/backend/call'
import { notReached, sentenceOf } from '@/lib/backend/errors'
import { expireSession, readSession, subscribeSession, userInCookie } from '@/lib/backend/session'
import { boot } from '@/lib/boot'
import { toast } from '@/lib/toast'
import { mayBeSignedIn, readAuthStatus, setAuthStatus } from './who'

/** The domain of account names that sign in by a number (job_portal/platform/users.py). Other accounts work in Desk. */
const OF_ACCOUNTS = '@mobile.invalid'

let questions = 0

/**
 * Asks the server who is signed in, if somebody may be. Only the latest answer counts. The cookie signs in, so
 * `restore` recovers a session that the storage has lost.
 */
async function askWhoIsSignedIn(restore: () => Promise<unknown>): Promise<void> {
  const question = ++questions
  const isLatest = () => question === questions
  if (!mayBeSignedIn()) return setAuthStatus('logged-out')
  setAuthStatus('unknown')
  await completeBoot()
  if (!isLatest()) return
  if (!mayBeSignedIn()) return setAuthStatus('logged-out')
  try {
    const user = await getLoggedInUser()
    if (isLatest() && !boot.token_mode && !readSession() && user?.endsWith(OF_ACCOUNTS)) await restore()
    if (isLatest()) setAuthStatus(user ? 'logged-in' : 'logged-out')
  } catch (failure) {
    if (!isLatest()) return
    // If the server does not answer, the person counts as logged out, although the session may still be valid.
    setAuthStatus('logged-out', readSession() !== null || userInCookie() !== '')
    if (readSession()) toast.error(sentenceOf(failure, notReached()), { isOnScreen: true })
  }
}

/** Keeps the auth status up to date, from the start of the app. Returns a function that stops it. */
export function followSignIns(restore: () => Promise<unknown>): () => void {
  const ask = () => askWhoIsSignedIn(restore)
  // After a start without a network, ask again when there is one.
  function askAgain() {
    if (readAuthStatus() === 'logged-out' && (readSession() || userInCookie())) void ask()
  }
  void ask()
  void completeBoot().then(() => {
    // The server has removed the cookie of a session that has ended.
    if (!mayBeSignedIn()) expireSession()
  })
  window.addEventListener('online', askAgain)
  const unsubscribe = subscribeSession(ask)
  return () => {
    window.removeEventListener('online', askAgain)
    unsubscribe()
  }
}
