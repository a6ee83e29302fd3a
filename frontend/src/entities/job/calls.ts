import { limits } from '@rules/market.json'
import type { Question } from '@/entities/question/types'
import { samplesOf } from '@/entities/samples'
import { get, type Payload, post } from '@/lib/backend/call'
import { pagesOf } from '@/lib/backend/pages-of'
import { getPublic, publicPages, publicRead, publicRecord } from '@/lib/backend/public-get'
import type { LoadPage, Page } from '@/lib/backend/reading'
import type { News } from '@/lib/boot'
import { placeInWords } from '@/lib/format'
import { type JobFilters, withFilters } from './job-filters'
import { isKnown } from './shown-job'
import type {
  BookmarkedJob,
  Category,
  Employer,
  HeldFor,
  Job,
  JobDetails,
  PostedJob,
  SearchAnswer,
} from './types'

export const publicJobs = (filters: JobFilters) =>
  publicPages<Job, SearchAnswer>('job_portal.api.list_jobs', Object.fromEntries(withFilters(filters)))

/** Whether the account has a searcher profile, and its pincode. */
export type OwnProfile = { isThere: boolean; pincode: string | null }

export async function getOwnProfile(): Promise<OwnProfile> {
  type Answer = { name?: string | null; pincode?: string | null }
  const { name, pincode } = await get<Answer>('job_portal.api.get_searcher')
  return { isThere: Boolean(name), pincode: pincode || null }
}

/** A page of the jobs that match the account's profile, best first. */
export const listJobsForMe = pagesOf<Job>('job_portal.api.get_jobs_for_me', {})

const REST = 'rest:'
/** Beyond this distance (`radius_most_km`) the order by distance does not look. */
const isFar = ({ distance_km: km }: Job) => !isKnown(km) || km > limits.radius_most_km

/**
 * The jobs within the filters: those around their pincode, nearest first, then all others, newest first. The total
 * counts both.
 */
export function listNearFirst(filters: JobFilters): LoadPage<Job, SearchAnswer> {
  async function listRest(cursor: string | null): Promise<Page<Job, SearchAnswer>> {
    const page = await publicJobs(filters).load(cursor)
    const items = page.items.filter(isFar)
    return items.length || !page.next
      ? { ...page, items, next: page.next && REST + page.next }
      : listRest(page.next)
  }
  return async (cursor) => {
    if (cursor?.startsWith(REST)) return listRest(cursor.slice(REST.length) || null)
    const [near, all] = await Promise.all([
      publicJobs({ ...filters, order: 'nearest' }).load(cursor),
      cursor ? undefined : publicJobs(filters).load(null),
    ])
    if (!all) return { ...near, next: near.next ?? REST }
    const { total, at_least } = all
    if (near.next) return { ...near, total, at_least }
    return { ...all, items: [...near.items, ...all.items.filter(isFar)], next: all.next && REST + all.next }
  }
}

/** Home shows more than one job, even if only one matches the profile. */
const FEW = 3

/**
 * The first jobs for home: those that match the profile. If they are few, also jobs near its place, or the newest.
 */
export async function listHomeJobs(pincode: string | null): Promise<Page<Job>> {
  // A profile without a place matches no jobs.
  const fitting = pincode ? (await listJobsForMe(null)).items : []
  if (fitting.length >= FEW) return { items: fitting, next: null }
  const others = await (pincode ? listNearFirst({ pincode }) : publicJobs({}).load)(null)
  const isOther = ({ name }: Job) => fitting.every((job) => job.name !== name)
  // Home shows only the first page, with a link to all jobs.
  return { items: [...fitting, ...others.items.filter(isOther)], next: null }
}

/** The newest jobs for home, if the page contains them. */
export function givenHomeJobs(): Page<Job> | undefined {
  const page = publicJobs({}).given()
  return page && { ...page, next: null }
}

/** The numbers on a company's home. */
export type Dashboard = {
  live_jobs: number
  applied: number
  shortlisted: number
  new_today: number
  /** Applications that the company has neither opened nor decided about, and the number of their jobs. */
  unseen: number
  unseen_jobs: number
}

/** The numbers of the account's company. */
export const getDashboard = () => get<Dashboard>('job_portal.api.get_dashboard')

/** A page of the company's posted jobs, newest first. */
export const listPostedJobs = (status?: string) =>
  pagesOf<PostedJob>('job_portal.api.get_posted_jobs', { status })

/** A page of the account's saved jobs, latest first. */
export const listSavedJobs = pagesOf<BookmarkedJob>('job_portal.api.get_saved_jobs', {})

/** A stored job. */
export const getStoredJob = (name: string) => getPublic<JobDetails>('job_portal.api.get_job', { name })

export const publicJob = (name: string) => publicRecord<JobDetails>('job_portal.api.get_job', name)

export const publicEmployer = (name: string) =>
  publicRecord<Employer & { is_reported?: boolean }>('job_portal.api.get_company', name)

/** The job categories, each with its number of live jobs. */
export const categories = publicRead<Category[]>('job_portal.api.get_categories', {})

/** The answer of a call that posts or changes a job. */
export type SavedJob = News & {
  name: string
  status: string
  modified?: string
  url?: string
  held_for?: HeldFor[]
  matches?: number
}

/** Publishes a job, unless the server holds it (`held_for`). Repeating it with the same key returns the first job. */
export const postJob = (job: Payload, clientKey: string) =>
  post<SavedJob>('job_portal.api.post_job', { ...job, client_key: clientKey })

/** Changes a posted job. Omitted fields keep their values. */
export const updateJob = (name: string, changes: Payload) =>
  post<SavedJob>('job_portal.api.update_job', { name, ...changes })

/** Rejects with a BackendError (417) if the question must not be asked. */
export const checkQuestion = (question: Omit<Question, 'id'>) =>
  post<unknown>('job_portal.api.check_posting', { questions: [question] })

export const closeJob = (name: string) => post<SavedJob>('job_portal.api.close_job', { name })
export const repostJob = (name: string) => post<SavedJob>('job_portal.api.repost_job', { name })

export const saveJob = (job: string) => post<unknown>('job_portal.api.save_job', { job })
export const unsaveJob = (job: string) => post<unknown>('job_portal.api.unsave_job', { job })
export const reportJob = (job: string, reason: string) =>
  post<unknown>('job_portal.api.report_job', { job, reason })

/** Reports a company to the reviewers. */
export const reportCompany = (company: string, reason: string) =>
  post<unknown>('job_portal.api.report_company', { company, reason })

/** The sample job with that id, or null. Without an id, the newest one. */
export async function findSampleJob(id: string | null): Promise<JobDetails | null> {
  const jobs = await samplesOf('jobs')
  return (id === null ? jobs[0] : jobs.find(({ name }) => name === id)) ?? null
}

/** The jobs whose title, category or location contains every word of the text. */
export function searchJobs<Found extends Job>(all: readonly Found[], text: string): Found[] {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return all.filter((job) => {
    const haystack = `${job.title} ${job.category} ${placeInWords(job)}`.toLocaleLowerCase()
    return words.every((word) => haystack.includes(word))
  })
}
