import { upload } from '@/lib/backend'
import { type CompanyValues, type FileField, fileFields, labels } from './fields'
import type { FileUrls } from './payload'

/** How far the upload of the files is. `share` is of the present file, from 0 to 1. */
export type UploadProgress = { label: string; number: number; total: number; share: number }

/** A file that went up once is not sent again when the save is tried again. */
const uploaded = new WeakMap<File, Promise<string>>()

function send(name: FileField, file: File, onProgress: (share: number) => void): Promise<string> {
  const earlier = uploaded.get(file)
  if (earlier) return earlier
  const isPrivate = name !== 'company_logo'
  const sending = upload(file, { isPrivate, fieldname: name }, onProgress).then(({ file_url }) => file_url)
  uploaded.set(file, sending)
  sending.catch(() => uploaded.delete(file))
  return sending
}

/** Sends the chosen files one after the other: slow lines carry one at a time best. Rejects with a BackendError. */
export async function uploadFiles(
  values: CompanyValues,
  onProgress: (progress: UploadProgress) => void,
): Promise<FileUrls> {
  const chosen = fileFields.filter((name) => values[name] instanceof File)
  const urls: Partial<FileUrls> = {}
  for (const name of fileFields) {
    const value = values[name]
    if (typeof value === 'string') {
      urls[name] = value
      continue
    }
    const progress = { label: labels[name], number: chosen.indexOf(name) + 1, total: chosen.length }
    onProgress({ ...progress, share: 0 })
    urls[name] = await send(name, value, (share) => onProgress({ ...progress, share }))
  }
  return urls as FileUrls
}
