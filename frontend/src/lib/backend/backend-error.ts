import { __ } from '@/lib/i18n/translate'

/** A request that failed. `message` is fit to be shown: the server's sentence, or one of ours. */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  constructor(
    message: string,
    /** 0 when no answer of the server came. */
    readonly httpStatus: number,
    readonly httpStatusText: string,
    /** The server's exception type, e.g. 'ValidationError'; empty when it named none. */
    readonly exception: string,
    readonly body: unknown,
  ) {
    super(message)
  }
}

/** Also said without an error: when a page is opened with a session that is no more. */
export const sessionExpired = __('Your session has expired. Please log in again.')

/** The part of the app that makes the calls could not be fetched. */
export function callsNotLoaded(): BackendError {
  return new BackendError(navigator.onLine ? reloadToGoOn : notReached, 0, '', '', null)
}

/** A protected call with no session never leaves the browser. */
export function notAuthenticated(): BackendError {
  return new BackendError(__('User not authenticated'), 0, '', 'AuthenticationError', null)
}

/** No answer came. */
export const notReached = __(
  'There was an error reaching the server. Please check your connection and try again.',
)

/** No answer came in any time that a person would wait. */
export const noAnswer = (): BackendError => new BackendError(notReached, 0, '', '', null)

/** For what a new release has taken away, or a lost network withholds: the browser does not say which. */
export const reloadToGoOn = __(
  'Please reload the page to go on. What you typed is kept. If that does not help, check your connection.',
)

/** The server's or our own sentence for any thrown thing, or `otherwise` when it has none. */
export function sentenceOf(thrown: unknown, otherwise: string): string {
  return thrown instanceof BackendError && thrown.message ? thrown.message : otherwise
}

/** A server that refused will refuse again; one that was not reached or is in trouble may do better in a moment. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof BackendError && (error.httpStatus === 0 || error.httpStatus >= 500)
