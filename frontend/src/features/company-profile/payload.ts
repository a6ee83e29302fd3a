import { companyId } from '@/entities/company/company'
import type { Company } from '@/entities/company/types'
import type { Payload } from '@/lib/backend/call'
import { companyRules } from '@/lib/company-rules'
import { sendFile, type UploadProgress } from '@/lib/forms/send-file'
import { __ } from '@/lib/i18n/translate'
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

/** The draft that holds the new company's client key. */
export const KEY_DRAFT = 'company-key'

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
    const sent = { label: progress.label, fieldname: name, isPrivate: name !== 'company_logo' }
    urls[name] = await sendFile(value, sent, (share) => onProgress({ ...progress, share }))
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
