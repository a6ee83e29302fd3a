import type { AppliedJob } from '@/entities/application/types'
import { appliedJobs, jobs } from '@/entities/samples/jobs'
import type { Job, JobDetails } from './types'

// Where the lists of this feature come from. Today that is the sample data; a live source replaces the bodies
// of these functions and no screen.

/** The jobs that anybody may apply for. */
export async function listJobs(): Promise<Job[]> {
  return jobs
}

/** The jobs that the company has posted. */
export async function listPostedJobs(): Promise<Job[]> {
  return jobs
}

/** The jobs that the person looking has applied for. */
export async function listAppliedJobs(): Promise<AppliedJob[]> {
  return appliedJobs
}

/** The job with that id, or null when it is not there. Without an id, the newest. */
export async function findJob(id: string | null): Promise<JobDetails | null> {
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
