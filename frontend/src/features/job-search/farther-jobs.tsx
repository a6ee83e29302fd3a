import { listNearFirst } from '@/entities/job/calls'
import { type JobFilters, withFilters } from '@/entities/job/job-filters'
import { JobCards } from '@/entities/job/job-list'
import type { Job, SearchAnswer } from '@/entities/job/types'
import { useList } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'

const MOST = 10
// Work from Home has no distance.
const kmOf = ({ distance_km: km }: Job) => km ?? 0

/** Below a list with few jobs near a place: the next jobs beyond its distance. */
export function FartherJobs({ filters }: { filters: JobFilters }) {
  const anywhere = { ...filters, radius_km: '', order: '' }
  const key = ['jobs', 'farther', withFilters(anywhere).toString()]
  const { data = [] } = useList<Job, SearchAnswer>(key, listNearFirst(anywhere), { isForGuests: true })
  const isOutside = (job: Job) => kmOf(job) > Number(filters.radius_km)
  const jobs = data
    .filter(isOutside)
    .sort((one, other) => kmOf(one) - kmOf(other))
    .slice(0, MOST)
  if (jobs.length === 0) return null
  return (
    <Stack as="section" gap="3">
      <Heading>{__('Farther away')}</Heading>
      <JobCards jobs={jobs} />
    </Stack>
  )
}
