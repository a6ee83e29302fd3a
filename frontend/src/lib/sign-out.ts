import { BackendError } from './backend-error'
import { requestGateway, setAuthStatus } from './gateway'
import { withPatience } from './patience'
import { clearSession } from './session'
import { draftPrefix, remove, removeAll, storageKeys } from './storage'

/** Forgets everything of the account on this device; the user type stays, it is the person's choice. */
export function forgetAccount(): void {
  clearSession()
  for (const key of ['boot', 'companyName', 'company', 'companyEdit', 'hrEdit', 'fromProfile'] as const) {
    remove(storageKeys[key])
  }
  remove(storageKeys.verification, 'session')
  removeAll(draftPrefix)
}

/**
 * Ends the session on the server and forgets the account here. A session that the server has already dropped is
 * logged out. Where it may still live on the server (no network, a busy server), nothing is forgotten and the
 * BackendError says so.
 */
export async function signOut(): Promise<void> {
  try {
    await withPatience(async () => {
      const gateway = await requestGateway()
      await gateway.send(() => gateway.logout())
    })
  } catch (error) {
    if (!(error instanceof BackendError && [401, 403].includes(error.httpStatus))) throw error
  }
  forgetAccount()
  setAuthStatus('logged-out')
}
