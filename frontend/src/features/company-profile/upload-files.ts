import { upload } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { __ } from '@/lib/i18n/translate'
import { type CompanyValues, type FileField, fileFields, labels } from './fields'
import type { FileUrls } from './payload'

/** How far the upload of the files is. `share` is of the present file, from 0 to 1. */
export type UploadProgress = { label: string; number: number; total: number; share: number }

/** A file that went up once is not sent again when the save is tried again. */
const uploaded = new WeakMap<File, Promise<string>>()

/** The file with its bytes: one that changed or went away after it was chosen would seem a failure of the network. */
async function read(name: FileField, file: File): Promise<File> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type })
  } catch (thrown) {
    const sentence = __('{0}: the file can no longer be read. Please choose it again.', [labels[name]()])
    throw new BackendError(sentence, 0, '', '', thrown)
  }
}

function send(name: FileField, file: File, onProgress: (share: number) => void): Promise<string> {
  const earlier = uploaded.get(file)
  if (earlier) return earlier
  const isPrivate = name !== 'company_logo'
  const sending = read(name, file)
    .then((whole) => upload(whole, { isPrivate, fieldname: name }, onProgress))
    .then(({ file_url }) => file_url)
  uploaded.set(file, sending)
  sending.catch(() => uploaded.delete(file))
  return sending
}

/**
 * Sends the chosen files one after the other: slow lines carry one at a time best. Rejects with a BackendError, or
 * with what `check` throws once a file is there.
 */
export async function uploadFiles(
  values: CompanyValues,
  onProgress: (progress: UploadProgress) => void,
  check: () => void,
): Promise<FileUrls> {
  const chosen = fileFields.filter((name) => values[name] instanceof File)
  const urls: Partial<FileUrls> = {}
  for (const name of fileFields) {
    const value = values[name]
    if (typeof value === 'string') {
      urls[name] = value
      continue
    }
    const progress = { label: labels[name](), number: chosen.indexOf(name) + 1, total: chosen.length }
    onProgress({ ...progress, share: 0 })
    urls[name] = await send(name, value, (share) => onProgress({ ...progress, share }))
    check()
  }
  return urls as FileUrls
}
