import { __ } from '@/lib/i18n/translate'
import type { MemberRole } from './types'

export const nameOfRole = (role: MemberRole): string => (role === 'Owner' ? __('Owner') : __('Recruiter'))

/** What a member of this role may do. */
export const meaningOf = (role: MemberRole): string =>
  role === 'Owner'
    ? __('An owner also changes the company, its contacts and its people, and can freeze or delete it.')
    : __('A recruiter posts jobs, decides about applicants and adds contacts.')
