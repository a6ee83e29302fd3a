import { useSWR } from 'frappe-react-sdk'
import { useEffect } from 'react'
import { isWorthRetrying, sentenceOf } from '@/lib/backend/backend'
import { __ } from '@/lib/i18n/translate'
import { toast } from '@/lib/toast'
import { getHrEntries } from './calls'
import type { HrEntry } from './types'

export const hrKey = (companyName: string) => ['hr', companyName] as const

export type HrEntries = { entries?: HrEntry[]; isLoading: boolean; error?: string; reload: () => void }

/** The company's contacts. A failed load also shows as a toast of 5 s (docs/behaviour.md#toasts). */
export function useHrEntries(companyName: string): HrEntries {
  const { data, error, isLoading, mutate } = useSWR<HrEntry[], unknown>(
    hrKey(companyName),
    () => getHrEntries(companyName),
    { shouldRetryOnError: isWorthRetrying },
  )
  const hasFailed = Boolean(error)

  useEffect(() => {
    if (hasFailed) toast.error(__('Failed to load HR details'), { long: true })
  }, [hasFailed])

  return {
    entries: data,
    isLoading,
    error: error ? sentenceOf(error, __('Failed to load HR details')) : undefined,
    reload: () => void mutate(),
  }
}
