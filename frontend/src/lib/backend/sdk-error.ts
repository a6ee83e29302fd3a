import { __ } from '@/lib/i18n/translate'
import { BackendError, notReached, sessionExpired } from './errors'

/** The rejection of frappe-react-sdk: the response's body with these fields added. */
type SdkFailure = {
  httpStatus?: number
  httpStatusText?: string
  message?: string
  exception?: string
  exc_type?: string
  _server_messages?: string
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() ?? ''
}

/** `_server_messages` is JSON within JSON; its messages may contain HTML. */
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

/** client.tsx uses this exception for an answer that did not come from our server. */
export const NOT_OUR_SERVER = 'NotOurServer'

const sentenceByException: Record<string, () => string> = {
  [NOT_OUR_SERVER]: () =>
    __(
      'There was an error: the answer did not come from this site. Please check your connection and try again.',
    ),
  FrappeTypeError: () => __('There was an error: something in the form has the wrong kind of value.'),
  CSRFTokenError: () => __('Your session has changed. Please reload the page and try again.'),
  SessionExpired: sessionExpired,
  AuthenticationError: sessionExpired,
}

const sentenceByStatus: Record<number, () => string> = {
  0: notReached,
  413: () => __('The file is too large.'),
  429: () => __('Too many requests. Please wait a little and try again.'),
  503: () => __('The server is busy. Please try again in a moment.'),
}

/** The SDK's own default message says nothing, so it does not count as the server's. */
function bodySentence({ message, httpStatus }: SdkFailure): string {
  const isSentence = typeof message === 'string' && httpStatus !== undefined && httpStatus !== 0
  return isSentence && !message.startsWith('There was an error') ? plainText(message) : ''
}

/** Turns any rejection of the SDK into a BackendError, also one with an HTML body or none. */
export function toBackendError(failure: unknown, forAccount = false): BackendError {
  if (failure instanceof BackendError) return failure
  const body = (typeof failure === 'object' && failure !== null ? failure : {}) as SdkFailure
  const status = body.httpStatus ?? 0
  const statusText = body.httpStatusText ?? ''
  const exception = body.exc_type ?? body.exception?.split(':')[0]?.split('.').pop() ?? ''
  const ours = sentenceByException[exception] ?? sentenceByStatus[status]
  const message =
    serverSentence(body._server_messages) ||
    bodySentence(body) ||
    ours?.() ||
    (forAccount
      ? __('API call failed: {0} {1}', [status, statusText])
      : __('There was an error. Please try again. ({0} {1})', [status, statusText]))
  return new BackendError(message, status, statusText, exception, failure)
}
