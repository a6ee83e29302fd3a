import { useParams, useSearchParams } from 'react-router-dom'
import { samplesOf, useMarketList, useMarketRecord } from '@/entities/samples'
import { type Reading, refresh, useRecord } from '@/lib/backend/reading'
import { useMarket } from '@/lib/market'
import {
  findSampleJob,
  getJob,
  getWireJob,
  listCategories,
  listJobs,
  listPostedJobs,
  searchJobs,
} from './calls'
import { type JobFilters, withFilters } from './filters'
import { isStored, jobOf } from './links'
import type { Category, Job, JobDetails, PostedJob } from './types'

const JOBS = 'jobs'
const JOB = 'job'
const POSTED = 'posted-jobs'

/** The jobs that the filters let through. What they were before is shown until then. */
export const useJobs = (filters: JobFilters = {}) =>
  useMarketList<Job>(JOBS, {
    sample: async () => searchJobs(await samplesOf('jobs'), filters.search ?? ''),
    live: listJobs(filters),
    key: [withFilters(filters).toString()],
  })

/** Whether the jobs are real: then lists can be narrowed by more than words, and each job has its own address. */
export const useIsLive = (): boolean => useMarket() === 'live'

/** What the account's company has posted, of one status where that is given. */
export const usePostedJobs = (status?: string) =>
  useMarketList<PostedJob>(POSTED, {
    sample: () => samplesOf('jobs'),
    live: listPostedJobs(status),
    key: [status ?? null],
  })

export const useCategories = () =>
  useMarketRecord<Category[]>('categories', { sample: () => samplesOf('categories'), live: listCategories })

/** The categories that a posted job may have, also before the market is live. */
export const useCategoriesToChoose = () => useRecord(['job-categories'], listCategories, { isPublic: true })

/** A stored job as its company edits it. */
export const useStoredJob = (name: string) => useRecord(['wire-job', name], () => getWireJob(name))

/** The id of the job that the address names; null when it names none. */
export function useJobId(): string | null {
  const { name } = useParams()
  const [search] = useSearchParams()
  return name ?? jobOf(search)
}

/** The job that the address names. A stored job is shown whatever the market is. */
export function useJob(): Reading<JobDetails | null> {
  const id = useJobId()
  const stored = useRecord<JobDetails | null>(isStored(id) ? [JOB, id] : null, () => getJob(id ?? ''))
  const other = useMarketRecord<JobDetails | null>(JOB, {
    sample: () => findSampleJob(id),
    // A live market has no such job.
    live: async () => null,
    key: [id],
  })
  return isStored(id) ? stored : other
}

/** Has every list and every job read anew: call it after a change of one. */
export async function refreshJobs(): Promise<void> {
  await Promise.all([JOBS, JOB, 'wire-job', POSTED, 'categories', 'dashboard'].map((noun) => refresh(noun)))
}
