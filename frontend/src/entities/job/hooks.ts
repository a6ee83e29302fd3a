import { useParams, useSearchParams } from 'react-router-dom'
import { useHasLiveAccount, useMarket } from '@/entities/market/hooks'
import { samplesOf, useMarketList, useMarketRecord } from '@/entities/samples'
import { readCompanyName, useCompanyName } from '@/entities/session/who'
import { type Reading, refresh, useList, useRecord } from '@/lib/backend/reading'
import { readSession } from '@/lib/backend/session'
import {
  categories,
  type Dashboard,
  findSampleJob,
  getDashboard,
  getOwnProfile,
  getStoredJob,
  givenHomeJobs,
  listHomeJobs,
  listJobsForMe,
  listNearFirst,
  listPostedJobs,
  listSavedJobs,
  type OwnProfile,
  publicEmployer,
  publicJob,
  publicJobs,
  searchJobs,
} from './calls'

import { type JobFilters, withFilters } from './job-filters'
import { isStored, jobOf } from './job-links'
import type { BookmarkedJob, Category, Job, JobDetails, PostedJob, SearchAnswer } from './types'

const JOBS = 'jobs'
const JOB = 'job'
const EMPLOYER = 'employer'
const POSTED = 'posted-jobs'
const SAVED = 'saved-jobs'

/** Jobs and the account's own lists are available without a network. */
const OFFLINE = { isForOffline: true } as const

const NO_PROFILE: OwnProfile = { isThere: false, pincode: null }

/** The account's profile; undefined until known. */
function useOwnProfile(): OwnProfile | undefined {
  const isAsked = useHasLiveAccount()
  const { data, error } = useRecord(isAsked ? ['searcher', 'own'] : null, getOwnProfile, OFFLINE)
  return !isAsked || (error && data === undefined) ? NO_PROFILE : data
}

/** The pincode of the account's profile: null without one, undefined until known. */
export const useOwnPincode = (): string | null | undefined => useOwnProfile()?.pincode

/** Whether the account has applied for a job or saved a profile; undefined until known. */
export const useHasBegun = (): boolean | undefined => useOwnProfile()?.isThere

/** Whether lists begin near the account's place. */
export const useIsNearFirst = (): boolean => Boolean(useOwnPincode())

/** Words, an order, a place or a company set the order of a list. Otherwise it starts near the account. */
export const isOrdered = ({ search, order, pincode, city, state, company }: JobFilters): boolean =>
  [search, order, pincode, city, state, company].some(Boolean)

/**
 * The jobs that match the filters, or the previous ones until they are loaded. Distances are from the account's place.
 */
export function useJobs(filters: JobFilters = {}) {
  const own = useOwnPincode()
  const around = { ...filters, pincode: filters.pincode || own || '' }
  const { load, given } = publicJobs(around)
  return useMarketList<Job, SearchAnswer>(JOBS, {
    sample: async () => searchJobs(await samplesOf('jobs'), filters.search ?? ''),
    live: own && !isOrdered(filters) ? listNearFirst(around) : load,
    given,
    key: [withFilters(around).toString()],
    isWaiting: own === undefined,
    ...OFFLINE,
  })
}

/** The jobs that match the account's profile. */
export const useJobsForMe = () => useList<Job>([JOBS, 'for-me'], listJobsForMe, OFFLINE)

/** The jobs on home: those that match the profile, else near its place, else the newest. */
export function useHomeJobs() {
  const own = useOwnPincode()
  return useMarketList<Job>(JOBS, {
    sample: () => samplesOf('jobs'),
    live: () => listHomeJobs(own ?? null),
    given: givenHomeJobs,
    key: ['home', own ?? null],
    isWaiting: own === undefined,
    ...OFFLINE,
  })
}

/** Whether the account has a company. Without one, company calls are skipped. */
const hasCompany = () => Boolean(readSession() && readCompanyName())

const NOTHING: Dashboard = {
  live_jobs: 0,
  applied: 0,
  shortlisted: 0,
  new_today: 0,
  unseen: 0,
  unseen_jobs: 0,
}
/** The numbers of a sample company. */
const SAMPLE: Dashboard = { ...NOTHING, live_jobs: 4, applied: 6, shortlisted: 10 }

/** The numbers of a company's home; undefined until they are known. */
export function useDashboard(): Dashboard | undefined {
  const market = useMarket()
  const company = useCompanyName()
  const isAsked = market === 'live' && Boolean(readSession() && company)
  const { data } = useRecord(isAsked ? ['dashboard'] : null, getDashboard, OFFLINE)
  if (market === 'sample') return SAMPLE
  return market === 'live' && !isAsked ? NOTHING : data
}

/** The company's posted jobs, filtered by a status if given. */
export const usePostedJobs = (status?: string) =>
  useMarketList<PostedJob, { imports?: boolean }>(POSTED, {
    // Sample jobs have no numbers.
    sample: async () => (await samplesOf('jobs')).map((job) => ({ ...job, applied: undefined })),
    // The reload after joining a company comes before the next rendering.
    live: async (cursor) => (hasCompany() ? listPostedJobs(status)(cursor) : { items: [], next: null }),
    key: [status ?? null],
    ...OFFLINE,
  })

/** The account's saved jobs. */
export const useSavedJobs = () => useList<BookmarkedJob>([SAVED], listSavedJobs, OFFLINE)

export const useCategories = () =>
  useMarketRecord<Category[]>('categories', {
    sample: () => samplesOf('categories'),
    live: categories.load,
    given: categories.given,
    ...OFFLINE,
  })

/** The categories for posting a job, also on a sample site. */
export const useCategoriesToChoose = () => useRecord(['job-categories'], categories.load, { isPublic: true })

/** A stored job, for the form of its company. */
export const useStoredJob = (name: string) => useRecord(['stored-job', name], () => getStoredJob(name))

/** The job id in the address; null without one. */
export function useJobId(): string | null {
  const { name } = useParams()
  const [search] = useSearchParams()
  return name ?? jobOf(search)
}

/** A stored job as everybody reads it; null if it is no longer public, or if the id is not a stored job's. */
export function usePublicJob(id: string | null): Reading<JobDetails | null> {
  const { load, given } = publicJob(id ?? '')
  return useRecord(isStored(id) ? [JOB, id] : null, load, { isForGuests: true, ...OFFLINE, given })
}

/** The job in the address. Stored jobs are shown on sample sites, too. */
export function useJob(): Reading<JobDetails | null> {
  const id = useJobId()
  const stored = usePublicJob(id)
  const other = useMarketRecord<JobDetails | null>(JOB, {
    sample: () => findSampleJob(id),
    // A live market has no sample jobs.
    live: async () => null,
    key: [id],
  })
  return isStored(id) ? stored : other
}

/** The company with that name; null if it has no public page. */
export function useEmployer(name: string) {
  const { load, given } = publicEmployer(name)
  return useRecord([EMPLOYER, name], load, { isForGuests: true, given })
}

/** Reloads all lists and jobs: call it after a change to one. */
export async function refreshJobs(): Promise<void> {
  await Promise.all(
    [JOBS, JOB, EMPLOYER, 'stored-job', POSTED, SAVED, 'categories', 'dashboard'].map((noun) =>
      refresh(noun),
    ),
  )
}
