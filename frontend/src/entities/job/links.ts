import { isInBrowser } from '@/lib/environment'
import { basename, paths } from '@/lib/routes'
import { type JobFilters, withFilters } from './filters'

const JOB = 'job'
const COPY = 'copy'

/** Whether an id is the name of a stored job, and not that of a sample. */
export const isStored = (id: string | null): id is string => /^JPJ-\d+$/.test(id ?? '')

const withJob = (path: string, id: string) => `${path}?${new URLSearchParams({ [JOB]: id })}`

/** The path of a job's page. Its own `path` is the canonical one; to another one a guest's browser is led on. */
export const jobDetailsPath = ({ id, path }: { id: string; path?: string }) =>
  path ?? (isStored(id) ? `${paths.jobDetails}/${id}` : withJob(paths.jobDetails, id))
/** The link to hand on: short, the same for everybody, and right whatever becomes of the title. */
export const sharedUrl = (id: string) =>
  `${isInBrowser ? window.location.origin : ''}${basename}${jobDetailsPath({ id })}`
export const applyJobPath = (id: string) => withJob(paths.applyJob, id)
/** The wizard with a posted job in it. */
export const editJobPath = (id: string) => withJob(paths.postNewJob, id)
/** The wizard of a new job that begins as a copy of a posted one. */
export const copyJobPath = (id: string) => `${paths.postNewJob}?${new URLSearchParams({ [COPY]: id })}`
/** Who has applied for a job; a sample job has the sample's applicants. */
export const applicantsPath = (id: string) =>
  isStored(id) ? withJob(paths.jobApplicants, id) : paths.jobApplicants
/** Who would fit a job. */
export const matchesPath = (id: string) => withJob(paths.preScreenedCandidates, id)

/** A company's page, with its jobs. */
export const employerPath = (id: string) => `${paths.company}/${id}`

export const jobsPath = (filters: JobFilters = {}) => {
  const query = withFilters(filters).toString()
  return query ? `${paths.jobs}?${query}` : paths.jobs
}

/** The job that an address of this feature is about; null when it names none. */
export const jobOf = (search: URLSearchParams) => search.get(JOB)
/** The job that a new one begins as a copy of; null when the address names none. */
export const copiedJobOf = (search: URLSearchParams) => search.get(COPY)
