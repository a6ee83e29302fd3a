import { __ } from '@/lib/i18n/translate'

/** A failed request. `message` can be shown to the person: the server's sentence or one of ours. */
export class BackendError extends Error {
  override readonly name = 'BackendError'

  constructor(
    message: string,
    /** 0 when the server did not answer. */
    readonly httpStatus = 0,
    readonly httpStatusText = '',
    /** The server's exception type, such as 'ValidationError'; empty when it named none. */
    readonly exception = '',
    readonly body: unknown = null,
  ) {
    super(message)
  }
}

/** Also shown without an error, when a page opens with an expired session. */
export const sessionExpired = () => __('Your session has expired. Please log in again.')

export const notReached = () =>
  __('There was an error reaching the server. Please check your connection and try again.')

/** A new release removed the file, or the network failed: the browser does not say which. */
export const reloadToGoOn = () =>
  __('Please reload the page to go on. What you typed is kept. If that does not help, check your connection.')

/** The SDK could not be fetched. */
export const callsNotLoaded = () => new BackendError(navigator.onLine ? reloadToGoOn() : notReached())

/** A call that needs a session is not sent without one. */
export const notAuthenticated = () =>
  new BackendError(__('User not authenticated'), 0, '', 'AuthenticationError')

/** The timeout passed without an answer. */
export const noAnswer = () => new BackendError(notReached())

/** The sentence of a thrown error, or `otherwise` when it has none. */
export function sentenceOf(thrown: unknown, otherwise: string): string {
  return thrown instanceof BackendError && thrown.message ? thrown.message : otherwise
}

const FILE_REFUSED = 'FileRefused'

/** A file cannot be read or sent. The person must choose another file; trying again does not help. */
export const fileRefused = (sentence: string, cause?: unknown) =>
  new BackendError(sentence, 0, '', FILE_REFUSED, cause)

/** A refusal stays a refusal. A server that is unreachable or in trouble may recover soon. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof BackendError &&
  error.exception !== FILE_REFUSED &&
  (error.httpStatus === 0 || error.httpStatus >= 500)

/** No answer came, or only a part. The server may have carried the call out. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof BackendError && error.httpStatus === 0 && !error.exception
