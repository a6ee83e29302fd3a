import { post } from '@/lib/backend/call'
import type { Interview, NewSlot } from './types'

/** Offers times to applications of one job. */
export const offerInterviews = (applications: readonly string[], slots: readonly NewSlot[]) =>
  post<{ items: Interview[] }>(
    'job_portal.api.offer_interviews',
    { applications, slots },
    { isRepeatable: true },
  )

/** Offers times to one application, and returns its interview. */
export const offerInterview = async (application: string, slots: readonly NewSlot[]): Promise<Interview> =>
  (await offerInterviews([application], slots)).items[0] as Interview
