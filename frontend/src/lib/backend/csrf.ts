import { setCsrfToken } from '@/lib/boot'
import { fetchBoot } from '@/lib/session/boot-of-session'
import { notAuthenticated } from './backend-error'
import { isAnothersByNow } from './gateway'
import { toBackendError } from './sdk-error'

/** Takes the session's present token from the server. False when it is none or the one in use. */
async function renewCsrfToken(): Promise<boolean> {
  try {
    const { csrf_token: token } = await fetchBoot()
    if (!token || token === window.csrf_token) return false
    setCsrfToken(token)
    return true
  } catch {
    return false
  }
}

/**
 * Sends a request. A tab that was opened before somebody signed in or out in another one holds a token that is
 * refused: then it takes the present one and sends once more. The refusal comes before the method is run, so
 * nothing is done twice; no other failure is followed by a second request. What is for one account is not sent in
 * the name of another. Rejects with a BackendError.
 */
export async function withCsrfToken<Reply>(
  request: () => Promise<Reply>,
  authenticated = false,
): Promise<Reply> {
  try {
    return await request()
  } catch (failure) {
    const error = toBackendError(failure, authenticated)
    if (error.exception !== 'CSRFTokenError' || !(await renewCsrfToken())) throw error
    if (authenticated && isAnothersByNow()) throw notAuthenticated()
  }
  try {
    return await request()
  } catch (failure) {
    throw toBackendError(failure, authenticated)
  }
}
