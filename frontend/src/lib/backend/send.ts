import { boot } from '@/lib/boot'
import { expireSession } from '@/lib/session/expired-session'
import { BackendError, sessionExpired } from './backend-error'
import { withCsrfToken } from './csrf'
import { userInCookie } from './gateway'

/** Whether the server does not know the session or its keys any more, rather than the account may not do this. */
function meansExpired({ httpStatus, body }: BackendError): boolean {
  if (httpStatus === 401) return true
  const { session_expired } = (body ?? {}) as { session_expired?: number }
  // The server takes the cookie of a dead session away with its answer.
  return httpStatus === 403 && (session_expired === 1 || (!boot.token_mode && !userInCookie()))
}

/**
 * For the failure of a call that named the account: where it means that the session has ended, drops that and
 * gives the failure in these words; else gives it as it is.
 */
export function expireSessionBy(failure: unknown): unknown {
  if (!(failure instanceof BackendError) || !meansExpired(failure)) return failure
  expireSession()
  const { httpStatus, httpStatusText, exception, body } = failure
  return new BackendError(sessionExpired, httpStatus, httpStatusText, exception, body)
}

/** Sends a request of the SDK, see withCsrfToken; `authenticated`: for the account. Rejects with a BackendError. */
export async function send<Reply>(request: () => Promise<Reply>, authenticated = false): Promise<Reply> {
  try {
    return await withCsrfToken(request, authenticated)
  } catch (failure) {
    throw authenticated ? expireSessionBy(failure) : failure
  }
}
