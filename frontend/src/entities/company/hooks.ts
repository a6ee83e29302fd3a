import { useHasLiveAccount } from '@/entities/market/hooks'
import { useCompanyName } from '@/entities/session/who'
import { get } from '@/lib/backend/call'
import { BackendError, sentenceOf } from '@/lib/backend/errors'
import { refresh, useFailureToast, useRecord } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { companyNameNotFound } from './company'
import type { Company } from './types'

const NOUN = 'company'

/** Loads a company. Also rejects if the answer holds no company. */
export async function getCompanyDetails(companyName: string): Promise<Company> {
  const company = await get<Company | null>('job_portal.api.get_company_details', {
    company_name: companyName,
  })
  if (!company) throw new BackendError(__('Failed to fetch company details'), 200, '', '', company)
  return company
}

export type CompanyDetails = {
  company?: Company
  isLoading: boolean
  /** The message of a failure. A failed load also shows a long toast. */
  error?: string
  /** Set if the server could not be reached: the time in ms of this device's copy. */
  copiedAt?: number
  /** Loads it again. */
  reload: () => void
}

const useStored = (companyName: string | null) =>
  useRecord(companyName ? [NOUN, companyName] : null, () => getCompanyDetails(companyName ?? ''), {
    isForOffline: true,
  })

/** The account's company on a live site, for the state of its review. Its errors are not shown. */
export function useReviewedCompany(): Company | undefined {
  const companyName = useCompanyName()
  return useStored(useHasLiveAccount() ? companyName : null).data
}

/** The company of this browser; loads when the screen opens. */
export function useCompanyDetails(): CompanyDetails {
  const companyName = useCompanyName()
  const { data: company, error, isLoading, copiedAt, reload } = useStored(companyName)
  const failure = error ? sentenceOf(error, __('Failed to fetch company details')) : undefined
  // For a copy, the screen shows its age instead.
  useFailureToast(copiedAt === undefined ? failure : undefined)
  if (!companyName) return { isLoading: false, error: companyNameNotFound(), reload }
  return {
    company,
    copiedAt,
    isLoading: isLoading && company === undefined,
    error: company ? undefined : failure,
    reload,
  }
}

/** Reloads the company. Screens show the known one until then. */
export const reloadCompany = () => refresh(NOUN)

/** Drops the cached company, so that the next screen waits for the new one: call it after a save. */
export const forgetCompany = () => refresh(NOUN, { isForgotten: true })
