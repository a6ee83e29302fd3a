import { readSession } from '@/lib/session/session'
import { notAuthenticated } from './errors'
import { toBackendError } from './sdk-error'
import { withTimeout } from './timeout'

/** A file that only the account may read. A link sends the cookie and no token. Rejects with a BackendError. */
export async function getFile(address: string): Promise<Blob> {
  const session = readSession()
  if (!session) throw notAuthenticated()
  return withTimeout(async () => {
    try {
      const response = await fetch(address, { headers: { Authorization: `token ${session.token}` } })
      if (response.ok) return await response.blob()
      const { status: httpStatus, statusText: httpStatusText } = response
      throw { ...(await response.json().catch(() => ({}))), httpStatus, httpStatusText }
    } catch (failure) {
      throw toBackendError(failure, true)
    }
  })
}

/** Puts the file among the device's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
