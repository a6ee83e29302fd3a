import type companyRules from '@rules/company.json'
import type { HrEntry } from '@/entities/contact/types'

type Rules = typeof companyRules

/** Every field that rules/company.json lists for a company: a text, or a check box. */
type CompanyFields = {
  [Name in keyof Rules]?: Rules[Name] extends { boolean: boolean } ? boolean | 0 | 1 : string | null
}

export type ReviewStatus = 'Draft' | 'Pending Review' | 'Approved' | 'Rejected' | 'Frozen'

/** A stored company as `get_company_details` answers it; its id is in `name` or `docname`. */
export type Company = CompanyFields & {
  name?: string
  docname?: string
  status?: ReviewStatus
  /** Why it was rejected. */
  review_reason?: string | null
  /** The fields that others read as they were approved, until a reviewer has approved what is here. */
  waiting?: string[]
  hr_list?: HrEntry[]
  /** When it was last saved; an update sends it back, so that a stale one is refused. */
  modified?: string
}
