import { gainRole } from '@/entities/session/who'
import { get, type Payload, post } from '@/lib/backend/call'
import { pagesOf } from '@/lib/backend/pages-of'
import { publicPages, publicRecord } from '@/lib/backend/public-get'
import type { FreelancerCard, FreelancerPage, MyFreelancer } from './types'

/** The filters of `list_freelancers`, which are the parameters of the list's address. */
const filterNames = ['search', 'category', 'pincode', 'radius_km', 'unit', 'max_rate', 'order'] as const
export type FreelancerFilters = Partial<Record<(typeof filterNames)[number], string>>

export const publicFreelancers = (filters: FreelancerFilters) =>
  publicPages<FreelancerCard>('job_portal.api.list_freelancers', filters)

export const publicFreelancer = (name: string) =>
  publicRecord<FreelancerPage>('job_portal.api.get_freelancer', name)

/** The account's own profile. Before its first save it holds only the account's name. */
export const getMyFreelancer = () => get<MyFreelancer>('job_portal.api.get_my_freelancer')

/** Saves the changed fields and returns the whole profile; '' clears a field. */
export async function saveFreelancer(changes: Payload): Promise<MyFreelancer> {
  // Without a repeat, a lost answer would leave an old `modified`, and the server would refuse the next save.
  const saved = await post<MyFreelancer>('job_portal.api.save_freelancer', changes, { isRepeatable: true })
  gainRole('freelancer')
  return saved
}

export const favouriteFreelancer = (freelancer: string) =>
  post<unknown>('job_portal.api.favourite_freelancer', { freelancer })
export const unfavouriteFreelancer = (freelancer: string) =>
  post<unknown>('job_portal.api.unfavourite_freelancer', { freelancer })

/** A page of the account's favourites. */
export const listFavourites = pagesOf<FreelancerCard>('job_portal.api.get_favourites', {})

/** Reports a freelancer for a reason of `rules`. */
export const reportFreelancer = (freelancer: string, reason: string) =>
  post<unknown>('job_portal.api.report_freelancer', { freelancer, reason })

/** The freelancer's number, for an account that may call. The server logs each look. */
export const revealFreelancer = (freelancer: string) =>
  post<{ phone: string }>('job_portal.api.reveal_phone', { freelancer })
