import { __ } from './translate'

/** What frappe-react-sdk rejects with: the response's body with these beside it. */
export type SdkFailure = {
  httpStatus?: number
  httpStatusText?: string
  message?: string
  exception?: string
  exc_type?: string
  _server_messages?: string
}

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

/** A protected call with no session never leaves the browser. */
export function notAuthenticated(): BackendError {
  return new BackendError(__('User not authenticated'), 0, '', 'AuthenticationError', null)
}

/** Something on the way answered in the server's place, as the login page of a public Wi-Fi does. */
export function notOurServer(body: unknown): BackendError {
  const sentence = __(
    'There was an error: the answer did not come from this site. Please check your connection and try again.',
  )
  return new BackendError(sentence, 0, '', '', body)
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? ''
}

/** `_server_messages` is JSON within JSON; its messages may hold markup. */
export function serverSentence(serverMessages: unknown): string {
  if (typeof serverMessages !== 'string') return ''
  try {
    const messages: unknown[] = JSON.parse(serverMessages)
    const sentences = messages.map((entry) => {
      const parsed: unknown = typeof entry === 'string' ? JSON.parse(entry) : entry
      const { message } = parsed as { message?: unknown }
      return typeof message === 'string' ? plainText(message) : ''
    })
    return sentences.filter(Boolean).join(' ')
  } catch {
    return ''
  }
}

const sentenceByException: Record<string, string> = {
  FrappeTypeError: 'There was an error: something in the form has the wrong kind of value.',
  CSRFTokenError: 'Your session has changed. Please reload the page and try again.',
  SessionExpired: sessionExpired,
  AuthenticationError: sessionExpired,
}

const sentenceByStatus: Record<number, string> = {
  0: 'There was an error reaching the server. Please check your connection and try again.',
  413: 'The file is too large.',
  429: 'Too many requests. Please wait a little and try again.',
  503: 'The server is busy. Please try again in a moment.',
}

/** The SDK's own default, which says nothing, is not a sentence of the server. */
function bodySentence({ message, httpStatus }: SdkFailure): string {
  const isSentence = typeof message === 'string' && httpStatus !== undefined && httpStatus !== 0
  return isSentence && !message.startsWith('There was an error') ? plainText(message) : ''
}

/** No answer came in any time that a person would wait. */
export const noAnswer = (): BackendError => toBackendError(null)

/** Turns any rejection of the SDK into a BackendError; an HTML body or none at all included. */
export function toBackendError(failure: unknown, authenticated = false): BackendError {
  if (failure instanceof BackendError) return failure
  const body = (typeof failure === 'object' && failure !== null ? failure : {}) as SdkFailure
  const status = body.httpStatus ?? 0
  const statusText = body.httpStatusText ?? ''
  const exception = body.exc_type ?? body.exception?.split(':')[0]?.split('.').pop() ?? ''
  const general = authenticated
    ? 'API call failed: {0} {1}'
    : 'There was an error. Please try again. ({0} {1})'
  const ours = sentenceByException[exception] ?? sentenceByStatus[status] ?? general
  const message =
    serverSentence(body._server_messages) || bodySentence(body) || __(ours, [status, statusText])
  return new BackendError(message, status, statusText, exception, failure)
}

/** The server's or our own sentence for any thrown thing, or `otherwise` when it has none. */
export function sentenceOf(thrown: unknown, otherwise: string): string {
  return thrown instanceof BackendError && thrown.message ? thrown.message : otherwise
}

/** A server that refused will refuse again; one that was not reached or is in trouble may do better in a moment. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof BackendError && (error.httpStatus === 0 || error.httpStatus >= 500)
