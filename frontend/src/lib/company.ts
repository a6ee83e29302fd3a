import { useSWR, useSWRConfig } from 'frappe-react-sdk'
import { useCallback, useEffect } from 'react'
import { BackendError, get, isWorthRetrying, sentenceOf } from './backend'
import { joinAddress } from './format'
import { patterns } from './rules'
import { readText, remove, storageKeys } from './storage'
import { toast } from './toast'
import { __ } from './translate'

/** A contact of a company (spec section 3). */
export type HrEntry = {
  hr_row_id: string
  hr_name: string
  hr_mobile: string
  hr_email: string
  /** When it was last changed; an edit sends it back, so that a stale one is refused. */
  modified?: string
}

type CompanyText =
  | 'company_logo'
  | 'company_name'
  | 'company_website'
  | 'company_type'
  | 'company_founded'
  | 'gst_msme_no'
  | 'pan'
  | 'jp_industry_master'
  | 'email'
  | 'about_company'
  | 'specialization'
  | 'document_one'
  | 'selected_document'
  | 'gov_approved_company_reg_doc'
  | 'company_pan_card'
  | 'address_line1'
  | 'address_line2'
  | 'area'
  | 'city'
  | 'pincode'
  | 'state'
  | 'country'
  | 'location_url'
  | 'contact_name'
  | 'phone'
  | 'contact_email'
  | 'social_media_link'
  | 'company_size'

export type ReviewStatus = 'Draft' | 'Pending Review' | 'Approved' | 'Rejected'

/** A stored company as `get_company_details` answers it; its id is in `name` or `docname` (spec section 3). */
export type Company = Partial<Record<CompanyText, string | null>> & {
  name?: string
  docname?: string
  share_contact?: boolean | 0 | 1
  status?: ReviewStatus
  /** Why it was rejected. */
  review_reason?: string | null
  hr_list?: HrEntry[]
  /** When it was last saved; an update sends it back, so that a stale one is refused. */
  modified?: string
}

export const companyId = (company: Company): string => company.name ?? company.docname ?? ''

/** The server says the same of a company that it does not know. */
export const companyNameNotFound = __('Company name not found. Please complete company registration first.')

/** Whether an error says that there is no such company; the sentence begins so in whichever language it comes. */
export const meansNoCompany = (error: string): boolean =>
  ['Company name not found', companyNameNotFound].some((words) => error.includes(words))

/** The id of the account's company as this browser keeps it. */
export const storedCompanyName = (): string | null => readText(storageKeys.companyName) || null

/** For a company that the server does not know any more: the next form is one for a new company. */
export const dropStoredCompany = (): void => remove(storageKeys.companyName)

/** Loads a company. Rejects with a BackendError, one that says so when the answer holds no company. */
export async function getCompanyDetails(companyName: string): Promise<Company> {
  const method = 'job_portal.api.get_company_details'
  const company = await get<Company | null | undefined>(
    method,
    { company_name: companyName },
    { authenticated: true },
  )
  if (!company) throw new BackendError(__('Failed to fetch company details'), 200, '', '', company)
  return company
}

const companyKey = (companyName: string) => ['company', companyName] as const

export type CompanyDetails = {
  company?: Company
  isLoading: boolean
  /** What went wrong, in words; a failed load also shows as a toast of 5 s (spec section 8). */
  error?: string
  /** Loads it once more. */
  reload: () => void
}

/** The company of this browser, loaded when the screen opens. */
export function useCompanyDetails(): CompanyDetails {
  const companyName = storedCompanyName()
  const { data, error, isLoading, mutate } = useSWR<Company, unknown>(
    companyName ? companyKey(companyName) : null,
    () => getCompanyDetails(companyName ?? ''),
    { shouldRetryOnError: isWorthRetrying },
  )
  const failure = error ? sentenceOf(error, __('Failed to fetch company details')) : undefined

  useEffect(() => {
    if (failure) toast.error(failure, { long: true })
  }, [failure])

  const reload = () => void mutate()
  if (!companyName) {
    return { isLoading: false, error: companyNameNotFound, reload }
  }
  return { company: data, isLoading, error: data ? undefined : failure, reload }
}

const isCompanyKey = (key: unknown) => Array.isArray(key) && key[0] === 'company'

/** Gives what makes every screen load the company anew, and show the known one until then. */
export function useReloadCompany(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(isCompanyKey), [mutate])
}

/** Gives what drops the company as it was, for the next screen to wait for the new one: call it after a save. */
export function useForgetCompany(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return useCallback(() => mutate(isCompanyKey, undefined), [mutate])
}

/** The address on one line; a country alone is none (decisions.md). */
export function companyAddress(company: Company): string {
  const { address_line1, address_line2, area, city, state, country, pincode } = company
  const place = joinAddress([address_line1, address_line2, area, city, state])
  const code = pincode?.trim() && `Pincode-${pincode.trim()}`
  return place || code ? joinAddress([place, country, code]) : __('Address not available')
}

/** What was typed as a web address, as a link that a browser may follow; null for anything else. */
export function webAddress(typed: string | null | undefined): string | null {
  const text = typed?.trim()
  // A company stored before this rule may hold another scheme.
  if (!text || !patterns.link.test(text)) return null
  try {
    return new URL(/^https?:/i.test(text) ? text : `https://${text}`).href
  } catch {
    return null
  }
}
