import { toBackendError } from './backend-error'
import { requestGateway, setAuthStatus } from './gateway'
import { clearSession } from './session'
import { draftPrefix, remove, removeAll, storageKeys } from './storage'

/** Forgets everything of the account on this device; the user type stays, it is the person's choice. */
export function forgetAccount(): void {
  clearSession()
  for (const key of ['companyName', 'company', 'companyEdit', 'hrEdit', 'fromProfile'] as const) {
    remove(storageKeys[key])
  }
  remove(storageKeys.verification, 'session')
  removeAll(draftPrefix)
}

/**
 * Ends the session on the server and forgets the account here. When no answer comes (no network), the session
 * still lives on the server: then nothing is forgotten and the BackendError says so. Any answer will do: a
 * session that the server has already dropped is logged out.
 */
export async function signOut(): Promise<void> {
  const gateway = await requestGateway()
  try {
    await gateway.logout()
  } catch (failure) {
    const error = toBackendError(failure)
    if (error.httpStatus === 0) throw error
  }
  forgetAccount()
  gateway.rereadUser()
  gateway.clearCache()
  setAuthStatus('logged-out')
}
