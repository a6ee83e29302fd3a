import { fetchBoot, keepBoot } from '@/lib/backend/boot-of-session'
import { logOut } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { clearSession, signedInAccount } from '@/lib/backend/session'
import { copyPrefix, draftPrefix, readText, remove, removeAll, storageKeys } from '@/lib/storage'
import { rememberPlace } from './remembered-place'
import { setAuthStatus } from './who'

/** Removes the account's data from this device. The user type stays: the person chose it. */
function forgetAccount(): void {
  const account = signedInAccount()
  clearSession()
  for (const key of [
    'boot',
    'companyName',
    'companyEdit',
    'hrEdit',
    'fromProfile',
    'firstReads',
    'frozen',
  ] as const) {
    remove(storageKeys[key])
  }
  remove(storageKeys.verification, 'session')
  removeAll(draftPrefix)
  removeAll(copyPrefix)
  rememberPlace({})
  if (account)
    import('@/lib/forms/outbox-store').then(({ forgetOutbox }) => forgetOutbox(account)).catch(console.warn)
  import('@/lib/forms/kept-files').then(({ forgetKeptFiles }) => forgetKeptFiles()).catch(console.warn)
}

/**
 * Ends the session on the server and forgets the account here. A session that the server has already dropped counts as
 * logged out. If the session may still be valid (no network, a busy server), nothing is removed and the BackendError
 * says so.
 */
export async function signOut(): Promise<void> {
  try {
    await logOut()
  } catch (error) {
    if (!(error instanceof BackendError && [401, 403].includes(error.httpStatus))) throw error
  }
  leaveAccount()
}

/** Forgets the account in all tabs, after the session has ended on the server. */
export function leaveAccount(): void {
  const isBootKept = readText(storageKeys.boot) !== null
  forgetAccount()
  setAuthStatus('logged-out')
  // Last, because the browser's push service may take long. Everything else of the account is already removed.
  if (readText(storageKeys.pushTold) !== null)
    import('@/entities/device/push-subscription').then(({ turnPushOff }) => turnPushOff()).catch(console.warn)
  // The account's language is forgotten, too: the next start uses this browser's own.
  if (isBootKept) fetchBoot().then(keepBoot, console.error)
}
