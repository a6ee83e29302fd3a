import { boot } from '@/lib/boot'
import { given, takeGiven } from '@/lib/given-answers'
import { completeBoot } from './boot-of-session'
import { get, type Payload } from './call'
import { BackendError } from './errors'
import type { LoadPage, Page } from './reading'
import { NOT_OUR_SERVER, toBackendError } from './sdk-error'
import { readSession } from './session'
import { withTimeout } from './timeout'

/** Sends a GET without the SDK; rejects in the same form as the SDK. */
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
 * A GET that needs no session. Guests do not wait for the SDK, which is as large as a screen with its list
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

/**
 * A read that needs no session. `load` asks the server and rejects with a BackendError; `given` is the data that the
 * server put into the page, undefined without any.
 */
export const publicRead = <Data>(method: string, params: Payload) => ({
  load: () => getPublic<Data>(method, params),
  given: () => given<Data>(method, params),
})

/** The same of a record: null when it does not exist or is no longer public. */
export const publicRecord = <Data>(method: string, name: string) => ({
  async load(): Promise<Data | null> {
    try {
      return await getPublic<Data>(method, { name })
    } catch (failure) {
      if (failure instanceof BackendError && failure.httpStatus === 404) return null
      throw failure
    }
  },
  given: () => given<Data>(method, { name }),
})

/** The same of a list in pages; `given` is its first page. */
export const publicPages = <Item, More = object>(method: string, params: Payload) => ({
  load: ((cursor) => getPublic(method, { ...params, ...(cursor && { cursor }) })) as LoadPage<Item, More>,
  given: () => given<Page<Item, More>>(method, params),
})
