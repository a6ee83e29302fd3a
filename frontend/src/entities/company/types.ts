import type companyRules from '@rules/company.json'
import type { HrEntry } from '@/entities/contact/types'

type Rules = typeof companyRules

/** The fields in rules/company.json: texts and check boxes. */
type CompanyFields = {
  [Name in keyof Rules]?: Rules[Name] extends { boolean: boolean } ? boolean | 0 | 1 : string | null
}

export type ReviewStatus = 'Draft' | 'Pending Review' | 'Approved' | 'Rejected' | 'Frozen'

/** A company as `get_company_details` returns it; its id is in `name` or `docname`. */
export type Company = CompanyFields & {
  name?: string
  docname?: string
  status?: ReviewStatus
  /** Why the reviewer rejected it. */
  review_reason?: string | null
  /** Since when it waits for a reviewer. */
  waiting_since?: string | null
  /** When a reviewer first approved it. */
  approved_on?: string | null
  /** Reports hide its jobs until a reviewer decides. */
  is_held?: boolean
  /** The changed fields that a reviewer has not approved yet: others still see the old values. */
  waiting?: string[]
  hr_list?: HrEntry[]
  /** When it was last saved. An update sends it back, so that the server can refuse a stale edit. */
  modified?: string
}
