import { readSession } from '@/lib/session/session'
import { notAuthenticated } from './backend-error'
import { type Gateway, requestGateway } from './gateway'
import { withPatience } from './patience'

export { BackendError, isWorthRetrying, sentenceOf } from './backend-error'

export type CallOptions = {
  /** The call is made for the signed-in account: it carries its token and keys, or fails without asking. */
  authenticated?: boolean
}

export type Payload = Record<string, unknown>

const UPLOAD = 'upload_file'

/** Methods called as authenticated. The SDK's calls take no headers, so its requests are matched by name. */
const authenticatedMethods = new Set([UPLOAD])

/**
 * The headers that a request to this address carries for the signed-in account (docs/behaviour.md#request-headers).
 * Guest calls carry none: Frappe refuses a stale key even where no sign-in is needed.
 */
export function credentialsFor(url: string): Record<string, string> {
  const method = url.split('/api/method/')[1]
  const session = readSession()
  if (!session || !method || !authenticatedMethods.has(method)) return {}
  return {
    Authorization: `token ${session.token}`,
    'X-Api-Key': session.api_key,
    'X-Api-Secret': session.api_secret,
  }
}

async function send<Message>(
  method: string,
  { authenticated = false }: CallOptions,
  request: (gateway: Gateway, signOfLife: () => void) => Promise<{ message: Message }>,
): Promise<Message> {
  if (authenticated) {
    if (!readSession()) throw notAuthenticated()
    authenticatedMethods.add(method)
  }
  return withPatience(async (signOfLife) => {
    const gateway = await requestGateway()
    const { message } = await gateway.send(() => request(gateway, signOfLife), authenticated)
    return message
  })
}

/** GET /api/method/{method}; gives Frappe's `message`. Rejects with a BackendError. */
export function get<Message>(
  method: string,
  params: Payload = {},
  options: CallOptions = {},
): Promise<Message> {
  return send(method, options, ({ call }) => call.get<{ message: Message }>(method, params))
}

/** POST /api/method/{method}; gives Frappe's `message`. Rejects with a BackendError. */
export function post<Message>(
  method: string,
  payload: Payload = {},
  options: CallOptions = {},
): Promise<Message> {
  return send(method, options, ({ call }) => call.post<{ message: Message }>(method, payload))
}

export type UploadOptions = { isPrivate: boolean; doctype?: string; docname?: string; fieldname?: string }

export type UploadedFile = { name: string; file_name: string; file_url: string; is_private: 0 | 1 }

/** Sends a file up; `onProgress` gets the share from 0 to 1. Rejects with a BackendError. */
export function upload(
  file: File,
  { isPrivate, doctype, docname, fieldname }: UploadOptions,
  onProgress?: (share: number) => void,
): Promise<UploadedFile> {
  return send<UploadedFile>(UPLOAD, { authenticated: true }, async (gateway, signOfLife) => {
    const response = await gateway.file.uploadFile(
      file,
      { isPrivate, doctype, docname, fieldname },
      (sent, total) => {
        signOfLife()
        onProgress?.(total ? sent / total : 0)
      },
    )
    return response.data as { message: UploadedFile }
  })
}
