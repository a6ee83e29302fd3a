import { post } from '@/lib/backend/call'
import type { News } from '@/lib/boot'
import type { MemberRole } from './types'

/** Invites the person with this number. Inviting a number again changes nothing. */
export const inviteMember = (mobile: string, role: MemberRole) =>
  post<{ invite: string }>(
    'job_portal.api.invite_member',
    { mobile_no: mobile, role },
    { isRepeatable: true },
  )

export const cancelInvite = (invite: string) => post<unknown>('job_portal.api.cancel_invite', { invite })

export const changeMember = (member: string, role: MemberRole) =>
  post<unknown>('job_portal.api.change_member', { member, role })

/** Removes a member, who may be the account itself. */
export const removeMember = (member: string) => post<unknown>('job_portal.api.remove_member', { member })

type Place = Pick<News, 'roles'> & { company_name?: string | null }

/** Accepts or declines an invitation, and returns the account's roles and company. */
export const answerInvite = (invite: string, isAccepted: boolean) =>
  post<Place>('job_portal.api.answer_invite', { invite, accept: isAccepted })
