import { upload } from '@/lib/backend/call'
import { fileRefused } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { preparedFile } from './prepare-file'
import type { Sending } from './use-send'

/** The progress of a form's uploads. `share` is that of the current file, from 0 to 1. */
export type UploadProgress = { label: string; number: number; total: number; share: number }

/** Files already uploaded, so that a second attempt does not send them again. */
const uploaded = new WeakMap<File, Promise<string>>()

/** Reads the bytes first: a file that changed or vanished meanwhile would look like a network failure. */
async function read(file: File, label: string): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch (thrown) {
    throw fileRefused(__('{0}: the file can no longer be read. Please choose it again.', [label]), thrown)
  }
}

type SentFile = {
  /** The field's label on the screen. */
  label: string
  fieldname: string
  isPrivate: boolean
}

/** Uploads a form's file once it is prepared, and returns its URL. Rejects with a BackendError. */
function sendFile(
  file: File,
  { label, ...options }: SentFile,
  onProgress: (share: number) => void,
): Promise<string> {
  const earlier = uploaded.get(file)
  if (earlier) return earlier
  const sending = preparedFile(file)
    .then((ready) => read(ready, label))
    .then((whole) => upload(whole, options, onProgress))
    .then(({ file_url }) => file_url)
  uploaded.set(file, sending)
  sending.catch(() => uploaded.delete(file))
  return sending
}

/**
 * Uploads the chosen files one after the other, which is fastest on slow lines.
 *
 * @param values by field: a file, or the URL of one on the server ('' for none)
 * @returns the URL of each. Rejects with a BackendError
 */
export async function sendFiles<Name extends string>(
  values: Record<Name, File | string>,
  names: readonly Name[],
  { labels, isPublic }: { labels: Record<Name, () => string>; isPublic?: Name },
  { checkAccount, showProgress }: Sending,
): Promise<Record<Name, string>> {
  const total = names.filter((name) => values[name] instanceof File).length
  const addresses = {} as Record<Name, string>
  let number = 0
  for (const name of names) {
    const value: File | string = values[name]
    if (typeof value === 'string') {
      addresses[name] = value
      continue
    }
    const label = labels[name]()
    number += 1
    const place = { label, number, total }
    showProgress({ ...place, share: 0 })
    const sent = { label, fieldname: name, isPrivate: name !== isPublic }
    addresses[name] = await sendFile(value, sent, (share) => showProgress({ ...place, share }))
    checkAccount()
  }
  showProgress(null)
  return addresses
}
