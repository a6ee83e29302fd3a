import { completeBoot } from '@/lib/backend/boot-of-session'
import { getLoggedInUser } from '@/lib/backend/call'
import { notReached, sentenceOf } from '@/lib/backend/errors'
import { expireSession, readSession, subscribeSession } from '@/lib/backend/session'
import { boot } from '@/lib/boot'
import { toast } from '@/lib/toast'
import { mayBeSignedIn, readAuthStatus, setAuthStatus } from './who'

/** How the names of accounts end that sign in by a number (job_portal/platform/users.py). Others work in Desk. */
const OF_ACCOUNTS = '@mobile.invalid'

let questions = 0

/**
 * Asks the server who is signed in, if somebody may be. Only the answer to the latest question counts. The cookie is what
 * signs in, so `restore` brings a session back that the storage has lost, and saves it.
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
    // Without an answer one is logged out all the same. The next start may find the session alive.
    setAuthStatus('logged-out', readSession() !== null)
    if (readSession()) toast.error(sentenceOf(failure, notReached()))
  }
}

/** Keeps the auth status, from the start of the app on. Gives what ends that. */
export function followSignIns(restore: () => Promise<unknown>): () => void {
  const ask = () => askWhoIsSignedIn(restore)
  // A start without a network has logged out: once there is one, the server is asked about the session that is kept.
  function askAgain() {
    if (readAuthStatus() === 'logged-out' && readSession()) void ask()
  }
  void ask()
  void completeBoot().then(() => {
    // The server has removed the cookie of a session that it does not know any more.
    if (!mayBeSignedIn()) expireSession()
  })
  window.addEventListener('online', askAgain)
  const unsubscribe = subscribeSession(ask)
  return () => {
    window.removeEventListener('online', askAgain)
    unsubscribe()
  }
}
