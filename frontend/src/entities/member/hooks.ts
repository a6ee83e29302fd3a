import { useHasLiveAccount } from '@/entities/market/hooks'
import { useCompanyName } from '@/entities/session/who'
import { get } from '@/lib/backend/call'
import { type Reading, refresh, useRecord } from '@/lib/backend/reading'
import type { Member, Members, OwnInvite } from './types'

const MEMBERS = 'members'
const INVITES = 'invites'

/** The members and the open invitations of the account's company. */
const getMembers = () => get<Members>('job_portal.api.get_members')

/** The members of the account's company. None without a company, and on a sample site. */
export function useMembers(): Reading<Members> {
  const company = useCompanyName()
  const isRead = useHasLiveAccount() && company
  return useRecord(isRead ? [MEMBERS, company] : null, getMembers)
}

/** Whether the account is known to be a recruiter, who changes neither the company nor its contacts. */
export function useIsRecruiter(): boolean {
  const { data } = useMembers()
  return data !== undefined && ownRow(data)?.role === 'Recruiter'
}

/** Reloads the members: call it after a change. */
export const reloadMembers = () => refresh(MEMBERS)

/** The account's own row. */
export const ownRow = ({ items }: Members): Member | undefined => items.find(({ is_me }) => is_me)

/** Whether the company would be left without an owner, if this member left or became a recruiter. */
export const isLastOwner = ({ items }: Members, { role }: Member): boolean =>
  role === 'Owner' && items.filter((other) => other.role === 'Owner').length === 1

/** The open invitations to the account. */
const getInvites = async (): Promise<OwnInvite[]> =>
  (await get<{ items: OwnInvite[] }>('job_portal.api.get_invites')).items

/** The open invitations to the account; none on a sample site. */
export const useInvites = () => useRecord(useHasLiveAccount() ? [INVITES] : null, getInvites)

export const reloadInvites = () => refresh(INVITES)
