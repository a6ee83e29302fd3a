import { sessionExpired } from './backend-error'
import { clearSession, readSession } from './session'
import { toast } from './toast'

/**
 * Drops a session that the server has ended, and says so. The guards lead to login and back. What was typed
 * stays, for the same account. Several calls may find out at once: it is said once.
 */
export function expireSession(): void {
  if (!readSession()) return
  clearSession()
  toast.error(sessionExpired, { long: true })
}
