import type { JobFilters } from '@/entities/job/filters'
import { useJobs } from '@/entities/job/hooks'
import { JobCards } from '@/entities/job/job-list'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'

const MOST = 10

/** Below a list with few jobs near a place: the next ones outside its distance. */
export function FartherJobs({ filters }: { filters: JobFilters }) {
  const { data = [], isPrevious } = useJobs({ ...filters, radius_km: '', order: 'nearest' })
  const isOutside = ({ distanceKm = 0 }) => distanceKm > Number(filters.radius_km)
  const jobs = data.filter(isOutside).slice(0, MOST)
  if (isPrevious || jobs.length === 0) return null
  return (
    <Stack as="section" gap="3">
      <Heading>{__('Farther away')}</Heading>
      <JobCards jobs={jobs} />
    </Stack>
  )
}
