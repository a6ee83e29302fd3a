import { notAuthenticated } from './errors'
import { toBackendError } from './sdk-error'
import { readSession } from './session'
import { withTimeout } from './timeout'

/** Reads the body as a file. Calls `onPart` for each chunk. */
async function readBody(response: Response, onPart: () => void): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    onPart()
    parts.push(part.value)
  }
  return new Blob(parts, { type: response.headers.get('Content-Type') ?? '' })
}

/** Fetches a private file. A plain link would send the cookie without the token. Rejects with a BackendError. */
export async function getFile(address: string): Promise<Blob> {
  const session = readSession()
  if (!session) throw notAuthenticated()
  return withTimeout(async (signOfLife, signal) => {
    try {
      const response = await fetch(address, { headers: { Authorization: `token ${session.token}` }, signal })
      signOfLife()
      if (response.ok) return await readBody(response, signOfLife)
      const { status: httpStatus, statusText: httpStatusText } = response
      throw { ...(await response.json().catch(() => ({}))), httpStatus, httpStatusText }
    } catch (failure) {
      throw toBackendError(failure, true)
    }
  })
}

/** Safari reads the file some time after the tap. */
const READ_WITHIN_MS = 60_000

/** Saves the file to the device's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), READ_WITHIN_MS)
}
