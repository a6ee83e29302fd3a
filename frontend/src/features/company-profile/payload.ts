import companyRules from '@rules/company.json'
import { companyId } from '@/entities/company/company'
import type { Company } from '@/entities/company/types'
import type { Payload } from '@/lib/backend/call'
import { __ } from '@/lib/i18n/translate'
import { type CompanyValues, type FieldName, type FileField, fieldNames, valuesOf } from './fields'

/** The form's values, with a URL for each file once all are uploaded. */
export type SentValues = CompanyValues & Record<FileField, string>

/** The draft that stores the new company's client key. */
export const KEY_DRAFT = 'company-key'

function sendable(values: SentValues): Record<FieldName, string | boolean> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : value,
  ])
  return Object.fromEntries(entries)
}

/** The payload of `add_company`: every field of the form. */
export function newCompanyPayload(values: SentValues, clientKey: string): Payload {
  const company = sendable(values)
  return {
    ...company,
    selected_document: company.selected_document || __('Certificate of {0}', [String(company.company_name)]),
    country: companyRules.country.fixed,
    client_key: clientKey,
  }
}

/**
 * The payload of `update_company_details`: the id, the edited version, and the fields that changed and are not empty. A
 * cleared `share_contact` is sent, too (docs/behaviour.md#company-update).
 */
export function changedCompanyPayload(stored: Company, values: SentValues): Payload {
  const before = valuesOf(stored)
  const after = sendable(values)
  const changed = fieldNames.filter((name) => after[name] !== '' && after[name] !== before[name])
  const version = stored.modified ? { modified: stored.modified } : {}
  return {
    name: companyId(stored),
    ...version,
    ...Object.fromEntries(changed.map((name) => [name, after[name]])),
  }
}
