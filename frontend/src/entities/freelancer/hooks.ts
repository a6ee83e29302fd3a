import { useHasFreelancers } from '@/entities/market/hooks'
import { useSession } from '@/entities/session/who'
import { refresh, useList, useRecord } from '@/lib/backend/reading'
import {
  type FreelancerFilters,
  getFreelancer,
  getMyFreelancer,
  givenFreelancer,
  givenFreelancers,
  listFavourites,
  listFreelancers,
} from './calls'

const FREELANCERS = 'freelancers'
const FREELANCER = 'freelancer'
const FAVOURITES = 'favourites'
const MINE = 'my-freelancer'

/** The freelancers that match the filters. The previous ones stay until then. */
export const useFreelancers = (filters: FreelancerFilters = {}) =>
  useList([FREELANCERS, new URLSearchParams(filters).toString()], listFreelancers(filters), {
    isForGuests: true,
    keepsPrevious: true,
    given: () => givenFreelancers(filters),
  })

/** A freelancer's page; null when it is not public. */
export const useFreelancer = (name: string) =>
  useRecord([FREELANCER, name], () => getFreelancer(name), {
    isForGuests: true,
    given: () => givenFreelancer(name),
  })

function useIsAccount(): boolean {
  const isOn = useHasFreelancers()
  return useSession() !== null && isOn
}

/** The account's own profile, also without a network. */
export const useMyFreelancer = () =>
  useRecord(useIsAccount() ? [MINE] : null, getMyFreelancer, { isForOffline: true })

/** The freelancers that the account has marked. */
export const useFavourites = () => useList(useIsAccount() ? [FAVOURITES] : null, listFavourites)

/** Reads the profile and the lists again: call it after a change. */
export const reloadFreelancers = () =>
  Promise.all([FREELANCERS, FREELANCER, FAVOURITES, MINE].map((noun) => refresh(noun)))
