import { getPublic } from '@/lib/backend/public-get'
import { useRecord } from '@/lib/backend/reading'
import type { GrievanceContact } from '@/lib/consents/calls'

const getContact = () => getPublic<GrievanceContact>('job_portal.api.get_grievance_contact')

/** Whom people ask about their data, and complain to. */
export const useGrievanceContact = () => useRecord(['grievance-contact'], getContact, { isPublic: true })
