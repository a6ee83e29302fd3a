import { isInBrowser } from '@/lib/environment'
import { basename, paths, pathWithin } from '@/lib/routes'
import { type JobFilters, withFilters } from './job-filters'

const JOB = 'job'
const COPY = 'copy'
const DRAFT = 'draft'

/** Whether an id is a stored job's, not a sample's. */
export const isStored = (id: string | null): id is string => /^JPJ-\d+$/.test(id ?? '')

const withJob = (path: string, id: string) => `${path}?${new URLSearchParams({ [JOB]: id })}`

/** The path of a job's page. `url` is the canonical address, to which the server redirects guests. */
export const jobDetailsPath = ({ name, url }: { name: string; url?: string }) =>
  (url && pathWithin(url)) ||
  (isStored(name) ? `${paths.jobDetails}/${name}` : withJob(paths.jobDetails, name))
/** The link for sharing. It is short, the same for everybody, and stays valid if the title changes. */
export const sharedUrl = (name: string) =>
  `${isInBrowser ? window.location.origin : ''}${basename}${jobDetailsPath({ name })}`
export const applyJobPath = (id: string) => withJob(paths.applyJob, id)
/** The wizard for editing a posted job. */
export const editJobPath = (id: string) => withJob(paths.postNewJob, id)
/** The wizard for a new job that copies a posted one. */
export const copyJobPath = (id: string) => `${paths.postNewJob}?${new URLSearchParams({ [COPY]: id })}`
/** The wizard for a draft from a file or a feed. */
export const draftPath = (draft: string) => `${paths.postNewJob}?${new URLSearchParams({ [DRAFT]: draft })}`
/** The applicants of a job. A sample job has the sample's applicants. */
export const applicantsPath = (id: string) =>
  isStored(id) ? withJob(paths.jobApplicants, id) : paths.jobApplicants
/** The applicants of all jobs whom the company has not looked at. */
export const unseenPath = `${paths.jobApplicants}?unseen=1`
/** The matches for a job. */
export const matchesPath = (id: string) => withJob(paths.preScreenedCandidates, id)

/** A company's page, with its jobs. */
export const employerPath = (id: string) => `${paths.company}/${id}`

export const jobsPath = (filters: JobFilters = {}) => {
  const query = withFilters(filters).toString()
  return query ? `${paths.jobs}?${query}` : paths.jobs
}

/** The job id in an address of these links; null without one. */
export const jobOf = (search: URLSearchParams) => search.get(JOB)
/** The id of the job to copy; null without one. */
export const copiedJobOf = (search: URLSearchParams) => search.get(COPY)
/** The draft to publish; null without one. */
export const draftOf = (search: URLSearchParams) => search.get(DRAFT)
