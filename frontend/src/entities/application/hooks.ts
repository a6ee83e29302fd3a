import { samplesOf, useMarketList } from '@/entities/samples'
import { refresh } from '@/lib/backend/reading'
import { listAppliedJobs } from './calls'
import type { AppliedJob } from './types'

const NOUN = 'applied-jobs'

/** The account's applications, filtered by a status if given. */
export const useAppliedJobs = (status?: string) =>
  useMarketList<AppliedJob>(NOUN, {
    sample: () => samplesOf('appliedJobs'),
    live: listAppliedJobs(status),
    key: [status ?? null],
    isForOffline: true,
  })

/** Reloads applications and the jobs that show them: call it after a change to one. */
export async function reloadApplications(): Promise<void> {
  await Promise.all([NOUN, 'job', 'jobs', 'saved-jobs'].map((noun) => refresh(noun)))
}
