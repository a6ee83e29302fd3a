import type { Root } from 'react-dom/client'
import { completeBoot } from './boot-of-session'
import type { Client } from './client'
import { callsNotLoaded, notAuthenticated } from './errors'
import { readSession } from './session'
import { withTimeout } from './timeout'

export type Payload = Record<string, unknown>

type CallOptions = {
  /** For a call that needs no session. Any other fails without one, and carries the account's keys. */
  asGuest?: boolean
}

let root: Root
let loading: Promise<Client> | undefined

/**
 * Where the SDK's provider is rendered, beside the page. main.tsx gives it: so react-dom stays in the entry's own file,
 * which browsers compile while they compile the shared one.
 */
export function renderSdkInto(given: Root): void {
  root = given
}

/**
 * Gives the SDK, which is not part of the first load (axios and socket.io are inside). It takes the site's name and
 * port once, so it waits for a boot that is asked for. Rejects with a BackendError; the next call tries again.
 */
export function loadClient(): Promise<Client> {
  loading ??= Promise.all([import('./client'), completeBoot()]).then(
    ([{ connect }]) => connect(root),
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
  { asGuest = false }: CallOptions,
  request: (client: Client, signOfLife: () => void) => Promise<unknown>,
): Promise<Answer> {
  if (!asGuest && !readSession()) throw notAuthenticated()
  return withTimeout(async (signOfLife) => {
    const [client] = await Promise.all([loadClient(), completeBoot()])
    return client.send({ method, asGuest }, () => request(client, signOfLife)) as Promise<Answer>
  })
}

type WithMessage = { message: unknown }
const messageOf = (answer: WithMessage) => answer.message

/** GET /api/method/{method}; gives Frappe's `message`. Rejects with a BackendError. */
export function get<Message>(method: string, params: Payload = {}, options: CallOptions = {}) {
  return call<Message>(method, options, (client) =>
    client.call.get<WithMessage>(method, params).then(messageOf),
  )
}

/** POST /api/method/{method}; gives Frappe's `message`. Rejects with a BackendError. */
export function post<Message>(method: string, payload: Payload = {}, options: CallOptions = {}) {
  return call<Message>(method, options, (client) =>
    client.call.post<WithMessage>(method, payload).then(messageOf),
  )
}

export type UploadOptions = { isPrivate: boolean; fieldname?: string }

export type UploadedFile = { name: string; file_name: string; file_url: string; is_private: 0 | 1 }

/** Sends a file up; `onProgress` gets the share from 0 to 1. Rejects with a BackendError. */
export function upload(file: File, options: UploadOptions, onProgress?: (share: number) => void) {
  return call<UploadedFile>('upload_file', {}, (client, signOfLife) =>
    client.file
      .uploadFile(file, options, (sent, total) => {
        signOfLife()
        onProgress?.(total ? sent / total : 0)
      })
      .then(({ data }) => messageOf(data as WithMessage)),
  )
}

/** Whom the server takes this browser for. Rejects with a BackendError. */
export function getLoggedInUser() {
  return call<string | null>('frappe.auth.get_logged_user', { asGuest: true }, (client) =>
    client.auth.getLoggedInUser(),
  )
}

/** Ends the session on the server. Rejects with a BackendError. */
export function logOut() {
  return call<void>('logout', { asGuest: true }, (client) => client.auth.logout())
}
