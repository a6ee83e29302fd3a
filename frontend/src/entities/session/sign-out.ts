import { fetchBoot, keepBoot } from '@/lib/backend/boot-of-session'
import { logOut } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { clearSession } from '@/lib/backend/session'
import { copyPrefix, draftPrefix, readText, remove, removeAll, storageKeys } from '@/lib/storage'
import { setAuthStatus } from './who'

/** Forgets everything of the account on this device; the user type stays, it is the person's choice. */
export function forgetAccount(): void {
  clearSession()
  for (const key of ['boot', 'companyName', 'companyEdit', 'hrEdit', 'fromProfile', 'frozen'] as const) {
    remove(storageKeys[key])
  }
  remove(storageKeys.verification, 'session')
  removeAll(draftPrefix)
  removeAll(copyPrefix)
  import('@/lib/forms/kept-files').then(({ forgetKeptFiles }) => forgetKeptFiles()).catch(console.warn)
}

/**
 * Ends the session on the server and forgets the account here. A session that the server has already dropped is
 * logged out. Where it may still live on the server (no network, a busy server), nothing is forgotten and the
 * BackendError says so.
 */
export async function signOut(): Promise<void> {
  try {
    await logOut()
  } catch (error) {
    if (!(error instanceof BackendError && [401, 403].includes(error.httpStatus))) throw error
  }
  leaveAccount()
}

/** The session is over on the server: this browser is a guest's, and so are its other tabs. */
export function leaveAccount(): void {
  const isBootKept = readText(storageKeys.boot) !== null
  forgetAccount()
  setAuthStatus('logged-out')
  // The browser may ask its push service for as long as it likes: by then nothing else of the account is here.
  if (readText(storageKeys.pushTold) !== null)
    import('@/entities/device/push').then(({ turnPushOff }) => turnPushOff()).catch(console.warn)
  // The account's language is forgotten, too: the next start is in the one that this browser has without an account.
  if (isBootKept) fetchBoot().then(keepBoot, console.error)
}
