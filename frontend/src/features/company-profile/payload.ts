import { companyId } from '@/entities/company/company'
import type { Company } from '@/entities/company/types'
import { type Payload, upload } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { clearDraft, readDraft, writeDraft } from '@/lib/forms/draft'
import { __ } from '@/lib/i18n/translate'
import { companyRules } from '@/lib/rules'
import {
  type CompanyValues,
  type FieldName,
  type FileField,
  fieldNames,
  fileFields,
  labels,
  valuesOf,
} from './fields'

/** The address of each file, once all are with the server. */
export type FileUrls = Record<FileField, string>

const DRAFT = 'company-key'

/**
 * The key of one filled-in form: a creation that is sent again with it (a reply lost on the way, a second tap)
 * is answered with the company that the first one made. `crypto.randomUUID` is missing on plain http.
 */
export function clientKey(): string {
  const kept = readDraft(DRAFT)?.key
  if (typeof kept === 'string') return kept
  const key = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  writeDraft(DRAFT, { key })
  return key
}

/**
 * Notes that a creation is sent with this key. Gives whether one was before: where its answer was lost, its company
 * stands, as it was typed then.
 */
export function noteSending(key: string): boolean {
  const wasSent = readDraft(DRAFT)?.wasSent === true
  writeDraft(DRAFT, { key, wasSent: true })
  return wasSent
}

export const forgetClientKey = (): void => clearDraft(DRAFT)

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

function sendable(values: CompanyValues, files: FileUrls): Record<FieldName, string | boolean> {
  const entries = Object.entries({ ...values, ...files }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries)
}

/** What `add_company` takes: every field of the form. */
export function newCompanyPayload(values: CompanyValues, files: FileUrls, clientKey: string): Payload {
  const company = sendable(values, files)
  return {
    ...company,
    selected_document: company.selected_document || __('Certificate of {0}', [String(company.company_name)]),
    country: companyRules.country.fixed,
    client_key: clientKey,
  }
}

/**
 * What `update_company_details` takes: the id, which version was edited, and the fields that changed and are not
 * empty; `share_contact` counts when it is switched off too (docs/behaviour.md#company-update).
 */
export function changedCompanyPayload(stored: Company, values: CompanyValues, files: FileUrls): Payload {
  const before = valuesOf(stored)
  const after = sendable(values, files)
  const changed = fieldNames.filter((name) => after[name] !== '' && after[name] !== before[name])
  const version = stored.modified ? { modified: stored.modified } : {}
  return {
    name: companyId(stored),
    ...version,
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
  }
}
