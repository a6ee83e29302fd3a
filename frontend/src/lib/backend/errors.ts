import { __ } from '@/lib/i18n/translate'

/** A request that failed. `message` is fit to be shown: the server's sentence, or one of ours. */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  constructor(
    message: string,
    /** 0 when no answer of the server came. */
    readonly httpStatus = 0,
    readonly httpStatusText = '',
    /** The server's exception type, e.g. 'ValidationError'; empty when it named none. */
    readonly exception = '',
    readonly body: unknown = null,
  ) {
    super(message)
  }
}

/** Also said without an error: when a page is opened with a session that is no more. */
export const sessionExpired = () => __('Your session has expired. Please log in again.')

export const notReached = () =>
  __('There was an error reaching the server. Please check your connection and try again.')

/** A new release has removed the file, or the network is lost: the browser does not say which. */
export const reloadToGoOn = () =>
  __('Please reload the page to go on. What you typed is kept. If that does not help, check your connection.')

/** The SDK could not be fetched. */
export const callsNotLoaded = () => new BackendError(navigator.onLine ? reloadToGoOn() : notReached())

/** A protected call without a session never leaves the browser. */
export const notAuthenticated = () =>
  new BackendError(__('User not authenticated'), 0, '', 'AuthenticationError')

/** No answer came within the timeout. */
export const noAnswer = () => new BackendError(notReached())

/** The server's or our own sentence for any thrown thing, or `otherwise` when it has none. */
export function sentenceOf(thrown: unknown, otherwise: string): string {
  return thrown instanceof BackendError && thrown.message ? thrown.message : otherwise
}

const FILE_REFUSED = 'FileRefused'

/** A file cannot be read or sent, so nothing was sent. It helps to choose another one, and not to try again. */
export const fileRefused = (sentence: string, cause?: unknown) =>
  new BackendError(sentence, 0, '', FILE_REFUSED, cause)

/** A server that refused will refuse again. One that was not reached, or is in trouble, may do better in a moment. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof BackendError &&
  error.exception !== FILE_REFUSED &&
  (error.httpStatus === 0 || error.httpStatus >= 500)
