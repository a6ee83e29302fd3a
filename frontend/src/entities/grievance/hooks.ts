import type { GrievanceContact } from '@/entities/consent/calls'
import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'

/** `support`: the contact for help with the site, in the owner's words. */
type Contacts = GrievanceContact & { support: string }

const getContacts = () => getPublic<Contacts>('job_portal.api.get_grievance_contact')

export const useContacts = () => useRecord(['contacts'], getContacts, { isPublic: true })
