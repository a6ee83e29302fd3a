import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getSearcher, listPhoneLooks } from './calls'

const NOUN = 'searcher'

/** The account's own profile. Reads nothing where it `isWanted` no. */
export const useSearcher = (isWanted = true) => useRecord(isWanted ? [NOUN] : null, getSearcher)

/** Who looked at the account's number. */
export const usePhoneLooks = () => useList(['phone-looks'], listPhoneLooks)

export const reloadSearcher = () => refresh(NOUN)
