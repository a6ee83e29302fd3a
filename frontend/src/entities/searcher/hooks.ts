import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getSearcher, listPhoneLooks } from './calls'

const NOUN = 'searcher'
const LOOKS = 'phone-looks'

/** The account's profile, also without a network. Loads nothing unless `isWanted`. */
export const useSearcher = (isWanted = true) =>
  useRecord(isWanted ? [NOUN] : null, getSearcher, { isForOffline: true })

/** The companies that looked at the account's number or resume. */
export const usePhoneLooks = () => useList([LOOKS], listPhoneLooks)
export const refreshPhoneLooks = async () => void (await refresh(LOOKS))

/** Drops the cached profile, so that the next screen waits for the new one: call it after a change. */
export const forgetSearcher = () => refresh(NOUN, { isForgotten: true })

/** Reloads the profile. Screens show the earlier one until then. */
export const reloadSearcher = () => refresh(NOUN)
