import { useHasFreelancers } from '@/entities/market/hooks'
import { useSession } from '@/entities/session/who'
import { type Key, refresh, useList, useRecord } from '@/lib/backend/reading'
import {
  type BriefFilters,
  getEngagement,
  listEngagements,
  listMyBriefs,
  listMyQuotes,
  listQuotes,
  publicBrief,
  publicBriefs,
} from './calls'

const BRIEFS = 'briefs'
const BRIEF = 'brief'
const MY_BRIEFS = 'my-briefs'
const QUOTES = 'quotes'
const MY_QUOTES = 'my-quotes'
const ENGAGEMENTS = 'engagements'
const ENGAGEMENT = 'engagement'

/** The account can read its own copies without a network. */
const OWN = { isForOffline: true } as const
/** Reloaded after a log-out, without the account's own fields. */
const PUBLIC = { isForGuests: true } as const

/** The key; null if freelancers are switched off or nobody is signed in. */
function useOwnKey(key: Key): Key | null {
  const isOn = useHasFreelancers()
  const isSignedIn = useSession() !== null
  return isOn && isSignedIn ? key : null
}

/** The live briefs that match the filters. The previous ones stay until they are loaded. */
export function useBriefs(filters: BriefFilters = {}) {
  const { load, given } = publicBriefs(filters)
  const key = [BRIEFS, new URLSearchParams(filters).toString()]
  return useList(key, load, { ...PUBLIC, keepsPrevious: true, given })
}

/** One brief; null if it is not public. */
export function useBrief(name: string) {
  const { load, given } = publicBrief(name)
  return useRecord([BRIEF, name], load, { ...PUBLIC, given })
}

export const useMyBriefs = () => useList(useOwnKey([MY_BRIEFS]), listMyBriefs, OWN)

export const useQuotes = (brief: string) => useList(useOwnKey([QUOTES, brief]), listQuotes(brief))

export const useMyQuotes = (status?: string) =>
  useList(useOwnKey([MY_QUOTES, status ?? null]), listMyQuotes(status), OWN)

/** The account's engagements, of both sides. */
export const useEngagements = () => useList(useOwnKey([ENGAGEMENTS]), listEngagements, OWN)

export const useEngagement = (name: string) =>
  useRecord(useOwnKey([ENGAGEMENT, name]), () => getEngagement(name), OWN)

const nouns = [BRIEFS, BRIEF, MY_BRIEFS, QUOTES, MY_QUOTES, ENGAGEMENTS, ENGAGEMENT]

/** Reloads briefs, quotes and engagements: call it after a change to one. */
export const reloadBriefs = () => Promise.all(nouns.map((noun) => refresh(noun)))
