import { boot } from '@/lib/boot'
import { given, takeGiven } from '@/lib/given'
import { completeBoot } from './boot-of-session'
import { get, type Payload } from './call'
import { NOT_OUR_SERVER, toBackendError } from './sdk-error'
import { readSession } from './session'
import { withTimeout } from './timeout'

/** The answer of a GET without the SDK; rejects as the SDK does. */
async function fetchMessage<Message>(method: string, params: Payload): Promise<Message> {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const headers = { Accept: 'application/json', 'X-Frappe-Site-Name': boot.site_name ?? '' }
  const response = await fetch(`/api/method/${method}?${query}`, { headers })
  const { status: httpStatus, statusText: httpStatusText } = response
  const body = await response.json().catch(() => ({ exc_type: NOT_OUR_SERVER }))
  if (!response.ok || !('message' in body))
    throw { exc_type: NOT_OUR_SERVER, ...body, httpStatus, httpStatusText }
  return body.message as Message
}

/**
 * A GET that anybody may make. Guests do not wait for the SDK, which is as much to fetch as a screen with its list
 * (docs/behaviour.md#live-job-details). Rejects with a BackendError.
 */
export function getPublic<Message>(method: string, params: Payload = {}): Promise<Message> {
  if (readSession()) return get<Message>(method, params)
  const answer = takeGiven<Message>(method, params)
  if (answer !== undefined) return Promise.resolve(answer)
  return withTimeout(async () => {
    await completeBoot()
    return fetchMessage<Message>(method, params).catch((failure) => {
      throw toBackendError(failure)
    })
  })
}

/** What anybody may read. */
export type PublicRead<Data> = {
  /** Asks the server. Rejects with a BackendError. */
  load: () => Promise<Data>
  /** What the page brought along; undefined where it did not. */
  given: () => Data | undefined
}

/** A GET that anybody may make, and how its answer reads. */
export function publicRead<Message, Data>(
  method: string,
  params: Payload,
  read: (message: Message) => Data,
): PublicRead<Data> {
  return {
    load: () => getPublic<Message>(method, params).then(read),
    given() {
      const message = given<Message>(method, params)
      return message === undefined ? undefined : read(message)
    },
  }
}
