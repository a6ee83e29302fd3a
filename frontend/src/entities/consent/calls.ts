import { get, post } from '@/lib/backend/call'
import type { Purpose } from './notices'

/** `outdated`: given for an older version of the notice. `none`: never asked. */
type ConsentState = 'given' | 'outdated' | 'withdrawn' | 'none'

/** The contact for questions and complaints about personal data; empty texts if the site has set none. */
export type GrievanceContact = { name: string; email: string; phone: string; address: string }

/** Times are in the site's time zone. Freelance work and WhatsApp are missing if the site has none. */
export type Consents = Record<Purpose, { version: number; state: ConsentState; at: string | null }> & {
  contact: GrievanceContact
}

/** What a person has agreed to on the screen. It may be sent later. */
export type Agreement = { notices: Partial<Record<Purpose, number>>; language: string; is_adult: boolean }

export const getConsents = () => get<Consents>('job_portal.api.get_consents')

export const giveConsents = (agreement: Agreement) =>
  post<Consents>('job_portal.api.give_consents', agreement)

export const withdrawConsent = (purpose: Purpose) =>
  post<Consents>('job_portal.api.withdraw_consent', { purpose })
