import { useSWR, useSWRConfig } from 'frappe-react-sdk'
import { useCallback, useEffect } from 'react'
import { BackendError, get, isWorthRetrying, sentenceOf } from '@/lib/backend/backend'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { companyNameNotFound, storedCompanyName } from './company'
import type { Company } from './types'

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
  /** What went wrong, in words. A failed load also shows as a toast of 5 s. */
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
