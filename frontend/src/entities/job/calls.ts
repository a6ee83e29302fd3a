import { sampleList } from '@/entities/samples'
import type { Job, JobDetails } from './types'

/** The jobs that anybody may apply for. */
export const listJobs = sampleList('jobs')

/** The jobs that the company has posted, the newest first. */
export const listPostedJobs = sampleList('jobs')

/** The job categories, with how many jobs each has. */
export const listCategories = sampleList('categories')

/** The job with that id, or null when it is not there. Without an id, the newest. */
export async function findJob(id: string | null): Promise<JobDetails | null> {
  const { items } = await listJobs(null)
  return (id === null ? items[0] : items.find((job) => job.id === id)) ?? null
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
