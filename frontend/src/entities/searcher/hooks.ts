import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getSearcher, listPhoneLooks } from './calls'

const NOUN = 'searcher'
const LOOKS = 'phone-looks'

/** The account's own profile, without a network too. Reads nothing where it `isWanted` no. */
export const useSearcher = (isWanted = true) =>
  useRecord(isWanted ? [NOUN] : null, getSearcher, { isForOffline: true })

/** Who looked at the account's number or resume. */
export const usePhoneLooks = () => useList([LOOKS], listPhoneLooks)
export const refreshPhoneLooks = async () => void (await refresh(LOOKS))

/** Drops the profile as it was, for the next screen to wait for the new one: call it after a change of it. */
export const forgetSearcher = () => refresh(NOUN, { isForgotten: true })
