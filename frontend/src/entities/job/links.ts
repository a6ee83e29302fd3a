import { paths } from '@/lib/routes'

const JOB = 'job'

export const jobDetailsPath = (id: string) => `${paths.jobDetails}?${new URLSearchParams({ [JOB]: id })}`
export const applyJobPath = (id: string) => `${paths.applyJob}?${new URLSearchParams({ [JOB]: id })}`

/** The job that an address of this feature is about; null when it names none. */
export const jobOf = (search: URLSearchParams) => search.get(JOB)
