import { useHasFreelancers } from '@/entities/market/hooks'
import { useSession } from '@/entities/session/who'
import { refresh, useList, useRecord } from '@/lib/backend/reading'
import {
  type FreelancerFilters,
  getMyFreelancer,
  listFavourites,
  publicFreelancer,
  publicFreelancers,
} from './calls'

const FREELANCERS = 'freelancers'
const FREELANCER = 'freelancer'
const FAVOURITES = 'favourites'
const MINE = 'my-freelancer'

/** The freelancers that match the filters. The previous ones stay until they are loaded. */
export function useFreelancers(filters: FreelancerFilters = {}) {
  const { load, given } = publicFreelancers(filters)
  const key = [FREELANCERS, new URLSearchParams(filters).toString()]
  return useList(key, load, { isForGuests: true, keepsPrevious: true, given })
}

/** A freelancer's page; null if it is not public. */
export function useFreelancer(name: string) {
  const { load, given } = publicFreelancer(name)
  return useRecord([FREELANCER, name], load, { isForGuests: true, given })
}

function useIsAccount(): boolean {
  const isOn = useHasFreelancers()
  return useSession() !== null && isOn
}

/** The account's own profile, also without a network. */
export const useMyFreelancer = () =>
  useRecord(useIsAccount() ? [MINE] : null, getMyFreelancer, { isForOffline: true })

/** The account's favourite freelancers. */
export const useFavourites = () => useList(useIsAccount() ? [FAVOURITES] : null, listFavourites)

/** Reloads the profile and the lists: call it after a change. */
export const reloadFreelancers = () =>
  Promise.all([FREELANCERS, FREELANCER, FAVOURITES, MINE].map((noun) => refresh(noun)))
