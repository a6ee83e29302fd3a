import { sentenceOf } from '@/lib/backend/errors'
import { refresh, useFailureToast, useList } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { getHrEntries, listHrChoices } from './calls'
import type { HrEntry } from './types'

const NOUN = 'contacts'

export type HrEntries = { entries?: HrEntry[]; isLoading: boolean; error?: string; reload: () => void }

/** The company's contacts. A failed load also shows a long toast. */
export function useHrEntries(companyName: string): HrEntries {
  const load = async () => ({ items: await getHrEntries(companyName), next: null })
  const { data: entries, error, isLoading, reload } = useList([NOUN, companyName], load)
  const failed = __('Failed to load HR details')
  useFailureToast(error ? failed : undefined)
  return { entries, isLoading, error: error ? sentenceOf(error, failed) : undefined, reload }
}

/** Drops the cached contacts, so that the next screen waits for the new ones: call it after a save. */
export const forgetHrEntries = () => refresh(NOUN, { isForgotten: true })

/** The contacts that a sample job can name for its applicants. */
export const useHrChoices = () => useList(['hr-choices'], listHrChoices, { isPublic: true })
