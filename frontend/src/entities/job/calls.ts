import { samplesOf } from '@/entities/samples'
import { get, type Payload, post } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { getPublic, publicRead } from '@/lib/backend/public-get'
import type { LoadPage, Page } from '@/lib/backend/reading'
import type { News } from '@/lib/boot'
import { type JobFilters, withFilters } from './filters'
import { jobsPath } from './links'
import type {
  BookmarkedJob,
  Category,
  CompanySummary,
  HeldFor,
  Job,
  JobDetails,
  PostedJob,
  SearchAnswer,
} from './types'
import { employerOf, fittingJobOf, jobDetailsOf, jobOfCard, postedJobOf, savedJobOf } from './wire'
import type { WireCard, WireEmployer, WireFitting, WireJob, WirePosted, WireSaved } from './wire-types'

const readJobs = (filters: JobFilters, cursor: string | null) =>
  publicRead(
    'job_portal.api.list_jobs',
    { ...Object.fromEntries(withFilters(filters)), ...(cursor && { cursor }) },
    (page: Page<WireCard, SearchAnswer>): Page<Job, SearchAnswer> => ({
      ...page,
      items: page.items.map(jobOfCard),
    }),
  )

/** A page of the jobs that anybody may apply for. Rejects with a BackendError. */
export const listJobs =
  (filters: JobFilters): LoadPage<Job, SearchAnswer> =>
  (cursor) =>
    readJobs(filters, cursor).load()

/** The first page of them, where the app's page brought it along. */
export const givenJobs = (filters: JobFilters) => readJobs(filters, null).given()

/** The pincode of the account's searcher profile; null without one. Rejects with a BackendError. */
export async function getOwnPincode(): Promise<string | null> {
  const { pincode } = await get<{ pincode?: string | null }>('job_portal.api.get_searcher')
  return pincode || null
}

/** A page of the jobs that fit the own profile, the best first. Rejects with a BackendError. */
export const listJobsForMe: LoadPage<Job> = async (cursor) => {
  const page = await get<Page<WireFitting>>('job_portal.api.get_jobs_for_me', { ...(cursor && { cursor }) })
  return { ...page, items: page.items.map(fittingJobOf) }
}

/**
 * The first jobs for home: those that fit the own profile. Where none do, those near its place; where nothing is near,
 * the newest. Rejects with a BackendError.
 */
export async function listHomeJobs(pincode: string | null): Promise<Page<Job>> {
  // Without a place a profile has no jobs that fit.
  const fitting = pincode ? await listJobsForMe(null) : undefined
  // Home shows the first page, and the way to all.
  return { ...(fitting?.items.length ? fitting : await listNearJobs(pincode)), next: null }
}

async function listNearJobs(pincode: string | null): Promise<Page<Job>> {
  const near = pincode ? await listJobs({ pincode, order: 'nearest' })(null) : undefined
  return near?.items.length ? near : await listJobs(pincode ? { pincode } : {})(null)
}

/** The newest jobs for home, where its page brought them along. */
export function givenHomeJobs(): Page<Job> | undefined {
  const page = givenJobs({})
  return page && { ...page, next: null }
}

/** What a company's home counts. */
export type Dashboard = { live_jobs: number; applied: number; shortlisted: number; new_today: number }

/** The account's company in numbers. Rejects with a BackendError. */
export const getDashboard = () => get<Dashboard>('job_portal.api.get_dashboard')

/** A page of what the account's company has posted, the newest first. Rejects with a BackendError. */
export const listPostedJobs =
  (status?: string): LoadPage<PostedJob> =>
  async (cursor) => {
    const page = await get<Page<WirePosted>>('job_portal.api.get_posted_jobs', {
      ...(status && { status }),
      ...(cursor && { cursor }),
    })
    return { ...page, items: page.items.map(postedJobOf) }
  }

/** A page of what the account saved, the latest first. Rejects with a BackendError. */
export const listSavedJobs: LoadPage<BookmarkedJob> = async (cursor) => {
  const page = await get<Page<WireSaved>>('job_portal.api.get_saved_jobs', { ...(cursor && { cursor }) })
  return { ...page, items: page.items.map(savedJobOf) }
}

/** A stored job as the server answers it. Rejects with a BackendError. */
export const getWireJob = (name: string) => getPublic<WireJob>('job_portal.api.get_job', { name })

const readJob = (name: string) => publicRead('job_portal.api.get_job', { name }, jobDetailsOf)

/** The answer; null where the server has none of that name. */
async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (failure) {
    if (failure instanceof BackendError && failure.httpStatus === 404) return null
    throw failure
  }
}

/** A stored job, where the page brought it along. */
export const givenJob = (name: string) => readJob(name).given()

/** A stored job; null when it is not there, or not public any more. Rejects with a BackendError. */
export const getJob = (name: string): Promise<JobDetails | null> => orNull(readJob(name).load())

const readEmployer = (name: string) =>
  publicRead('job_portal.api.get_company', { name }, (wire: WireEmployer & { is_reported?: boolean }) => ({
    ...employerOf(wire),
    isReported: wire.is_reported,
  }))

/** The company of a page, where the page brought it along. */
export const givenEmployer = (name: string) => readEmployer(name).given()

/** A company; null where it has no page. Rejects with a BackendError. */
export const getEmployer = (name: string): Promise<CompanySummary | null> => orNull(readEmployer(name).load())

/** The job categories, with how many live jobs each has. */
export const categories = publicRead(
  'job_portal.api.get_categories',
  {},
  (wire: { name: string; jobs: number }[]): Category[] =>
    wire.map(({ name, jobs }) => ({ id: name, name, jobs, to: jobsPath({ category: name }) })),
)

/** What a call answers that posts or changes a job. */
export type SavedJob = News & {
  name: string
  status: string
  modified?: string
  url?: string
  held_for?: HeldFor[]
  matches?: number
}

/** Publishes a job, or has it held (see `held_for`). With the same key, the server answers with the job that the first call made. */
export const postJob = (job: Payload, clientKey: string) =>
  post<SavedJob>('job_portal.api.post_job', { ...job, client_key: clientKey })

/** Changes a posted job; what is left out stays. */
export const updateJob = (name: string, changes: Payload) =>
  post<SavedJob>('job_portal.api.update_job', { name, ...changes })

export const closeJob = (name: string) => post<SavedJob>('job_portal.api.close_job', { name })
export const repostJob = (name: string) => post<SavedJob>('job_portal.api.repost_job', { name })

export const saveJob = (job: string) => post<unknown>('job_portal.api.save_job', { job })
export const unsaveJob = (job: string) => post<unknown>('job_portal.api.unsave_job', { job })
export const reportJob = (job: string, reason: string) =>
  post<unknown>('job_portal.api.report_job', { job, reason })

/** Tells the reviewers of a company. Rejects with a BackendError. */
export const reportCompany = (company: string, reason: string) =>
  post<unknown>('job_portal.api.report_company', { company, reason })

/** The sample job with that id, or null when it is not there. Without an id, the newest. */
export async function findSampleJob(id: string | null): Promise<JobDetails | null> {
  const jobs = await samplesOf('jobs')
  return (id === null ? jobs[0] : jobs.find((job) => job.id === id)) ?? null
}

/** The jobs whose title, category or location holds each word of the text. */
export function searchJobs<Found extends Pick<Job, 'title' | 'category' | 'location'>>(
  all: readonly Found[],
  text: string,
): Found[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return all.filter(({ title, category, location }) => {
    const haystack = `${title} ${category} ${location}`.toLocaleLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}
