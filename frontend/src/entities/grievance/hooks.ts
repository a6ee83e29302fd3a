import type { GrievanceContact } from '@/entities/consent/calls'
import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'

/** `support`: whom people ask for help with the site, as its owner wrote it. */
type Contacts = GrievanceContact & { support: string }

const getContacts = () => getPublic<Contacts>('job_portal.api.get_grievance_contact')

/** Whom people turn to. */
export const useContacts = () => useRecord(['contacts'], getContacts, { isPublic: true })
