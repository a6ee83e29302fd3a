import { upload } from '@/lib/backend/call'
import { fileRefused } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { preparedFile } from './prepare-file'
import type { Sending } from './use-send'

/** How far the upload of a form's files is. `share` is of the present file, from 0 to 1. */
export type UploadProgress = { label: string; number: number; total: number; share: number }

/** A file that went up once is not sent again when the save is tried again. */
const uploaded = new WeakMap<File, Promise<string>>()

/** The file with its bytes: one that changed or went away after it was chosen would seem a failure of the network. */
async function read(file: File, label: string): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch (thrown) {
    throw fileRefused(__('{0}: the file can no longer be read. Please choose it again.', [label]), thrown)
  }
}

type SentFile = {
  /** What the field is called on the screen. */
  label: string
  fieldname: string
  isPrivate: boolean
}

/** Sends a form's file up, once it is ready for that, and gives its address. Rejects with a BackendError. */
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
 * Sends the chosen files of a form up, one after the other: slow lines carry one at a time best.
 *
 * @param values by field: a file, or the address of one that the server holds ('' for none)
 * @returns the address of each. Rejects with a BackendError
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
