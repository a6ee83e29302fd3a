import { readBoot, setCsrfToken } from './boot'
import { basename, paths } from './routes'
import { toBackendError } from './sdk-error'

/** Takes the session's present token from a page of the app. False when it is none or the one in use. */
async function renewCsrfToken(): Promise<boolean> {
  try {
    const response = await fetch(basename + paths.login, { cache: 'no-store' })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const { csrf_token: token } = readBoot(page)
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
 * nothing is done twice; no other failure is followed by a second request. Rejects with a BackendError.
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
  }
  try {
    return await request()
  } catch (failure) {
    throw toBackendError(failure, authenticated)
  }
}
