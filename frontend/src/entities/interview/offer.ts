import { post } from '@/lib/backend/call'
import type { Interview, NewSlot } from './types'

/** Offers times to applications of one job. Rejects with a BackendError. */
export const offerInterviews = (applications: readonly string[], slots: readonly NewSlot[]) =>
  post<{ items: Interview[] }>('job_portal.api.offer_interviews', { applications, slots })
