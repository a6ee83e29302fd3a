import { sessionExpired } from '@/lib/backend/errors'
import { toast } from '@/lib/toast'
import { clearSession, readSession } from './session'

/**
 * Drops a session that the server has ended, and says so. The guards lead to login and back. What was typed
 * stays, for the same account. Several calls may find out at once: it is said once.
 */
export function expireSession(): void {
  if (!readSession()) return
  clearSession()
  toast.error(sessionExpired(), { long: true })
}
