import type { Root } from 'react-dom/client'
import { completeBoot } from './boot-of-session'
import type { Client } from './client'
import { callsNotLoaded, notAuthenticated } from './errors'
import { endFirstReads, sdkIsLoaded, takeEarly } from './first-reads'
import { readSession } from './session'
import { withTimeout } from './timeout'

export type Payload = Record<string, unknown>

type CallOptions = {
  /** The call needs no session and sends no keys. Any other call fails without a session. */
  asGuest?: boolean
  /** A second equal call changes nothing, so the call is repeated once if its answer is lost. */
  isRepeatable?: boolean
}

let root: Root
let loading: Promise<Client> | undefined

/**
 * Sets the root that the SDK's provider is rendered into, beside the page. main.tsx passes it in, so react-dom stays
 * in the entry file, which browsers compile in parallel with the shared file.
 */
export function renderSdkInto(given: Root): void {
  root = given
}

/**
 * Loads the SDK, which is not part of the first load because it contains axios and socket.io. The SDK reads the site's
 * name and port only once, so it waits for a pending boot. Rejects with a BackendError; the next call tries again.
 */
export function loadClient(): Promise<Client> {
  loading ??= Promise.all([import('./client'), completeBoot()]).then(
    ([{ connect }]) => {
      sdkIsLoaded()
      return connect(root)
    },
    (failure) => {
      loading = undefined
      console.error(failure)
      throw callsNotLoaded()
    },
  )
  return loading
}

async function call<Answer>(
  method: string,
  { asGuest = false, isRepeatable, early }: CallOptions & { early?: Promise<unknown> },
  request: (client: Client, signOfLife: () => void) => Promise<unknown>,
): Promise<Answer> {
  if (!asGuest && !readSession()) throw notAuthenticated()
  return withTimeout(async (signOfLife) => {
    const answer = (await early) as Answer | undefined
    if (answer !== undefined) return answer
    const [client] = await Promise.all([loadClient(), completeBoot()])
    return client.send({ method, asGuest, isRepeatable }, () =>
      request(client, signOfLife),
    ) as Promise<Answer>
  })
}

type WithMessage = { message: unknown }
const messageOf = (answer: WithMessage) => answer.message

/** GET /api/method/{method}; gives Frappe's `message`. Rejects with a BackendError. */
export function get<Message>(method: string, params: Payload = {}, options: CallOptions = {}) {
  const early = options.asGuest ? undefined : takeEarly(method, params)
  return call<Message>(method, { ...options, early }, (client) =>
    client.call.get<WithMessage>(method, params).then(messageOf),
  )
}

/** POST /api/method/{method}; gives Frappe's `message`. Rejects with a BackendError. */
export function post<Message>(method: string, payload: Payload = {}, options: CallOptions = {}) {
  endFirstReads()
  return call<Message>(method, options, (client) =>
    client.call.post<WithMessage>(method, payload).then(messageOf),
  )
}

export type UploadOptions = { isPrivate: boolean; fieldname?: string }

export type UploadedFile = { name: string; file_name: string; file_url: string; is_private: 0 | 1 }

function sendFile<Message>(
  method: string,
  file: File,
  options: UploadOptions & { otherData?: Payload },
  onProgress?: (share: number) => void,
) {
  return call<Message>(method, {}, (client, signOfLife) =>
    client.file
      .uploadFile(
        file,
        options,
        (sent, total) => {
          signOfLife()
          onProgress?.(total ? sent / total : 0)
        },
        method,
      )
      .then(({ data }) => messageOf(data as WithMessage)),
  )
}

/** Uploads a file; `onProgress` gets the share from 0 to 1. Rejects with a BackendError. */
export const upload = (file: File, options: UploadOptions, onProgress?: (share: number) => void) =>
  sendFile<UploadedFile>('upload_file', file, options, onProgress)

/** POSTs a file to a method that does not store it; gives Frappe's `message`. Rejects with a BackendError. */
export const postFile = <Message>(method: string, file: File, otherData?: Payload) =>
  sendFile<Message>(method, file, { isPrivate: true, otherData })

/** The user that the server sees in this browser. Rejects with a BackendError. */
export function getLoggedInUser() {
  const method = 'frappe.auth.get_logged_user'
  return call<string | null>(method, { asGuest: true, early: takeEarly(method) }, (client) =>
    client.auth.getLoggedInUser(),
  )
}

/** Ends the session on the server. Rejects with a BackendError. */
export function logOut() {
  return call<void>('logout', { asGuest: true }, (client) => client.auth.logout())
}
