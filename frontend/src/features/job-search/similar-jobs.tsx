import { useJobs, useOwnPincode } from '@/entities/job/hooks'
import type { JobFilters } from '@/entities/job/job-filters'
import { jobsPath } from '@/entities/job/job-links'
import { JobList, SeeAllJobs } from '@/entities/job/job-list'
import type { JobDetails } from '@/entities/job/types'
import { rememberedPincode } from '@/entities/session/remembered-place'
import { __ } from '@/lib/i18n/translate'
import { TextLink } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'

const SHOWN = 3

/** The first jobs within the filters, except the job `without`. Jobs away from the person's place show no distance. */
function useOthers(filters: JobFilters, without?: string, isElsewhere = false) {
  const { loadMore: _, ...reading } = useJobs(filters)
  const others = reading.data?.filter(({ name }) => name !== without).slice(0, SHOWN)
  const data = isElsewhere ? others?.map((job) => ({ ...job, distance_km: null })) : others
  return { ...reading, data }
}

type OthersProps = { filters: JobFilters; heading: string; reading: ReturnType<typeof useOthers> }

const Others = ({ filters, heading, reading }: OthersProps) => (
  <Stack as="section" gap="3">
    <Row justifyContent="space-between" flexWrap="wrap">
      <Heading>{heading}</Heading>
      {reading.data?.length !== 0 && <TextLink to={jobsPath(filters)}>{__('See all')}</TextLink>}
    </Row>
    <JobList
      reading={reading}
      empty={filters.category && __('There is no similar job right now.')}
      leadsOn={filters.category && <SeeAllJobs />}
      skeletons={1}
    />
  </Stack>
)

/** Shown for a job that has ended: other jobs of its category, or the newest. */
export function SimilarJobs({ category, without }: { category?: string; without?: string }) {
  const filters = category ? { category } : {}
  const reading = useOthers(filters, without)
  return <Others {...{ filters, reading }} heading={category ? __('Similar jobs') : __('Jobs')} />
}

/** Jobs of the same trade, those nearest the person first. If the person's place is unknown, those nearest the job. */
function JobsOfTrade({ job, trade, own }: { job: JobDetails; trade: string; own: string }) {
  const filters = { search: trade, pincode: own || (job.pincode ?? '') }
  const reading = useOthers(filters, job.name, !own)
  if (reading.data?.length === 0) return <SimilarJobs category={job.category} without={job.name} />
  return <Others {...{ filters, reading }} heading={__('Similar jobs')} />
}

/** Jobs similar to the one that the person has applied for. */
export function JobsLike({ job }: { job: JobDetails }) {
  const own = useOwnPincode()
  // A trade's identifier is its English name, which the search understands on pages of all languages.
  const trade = job.trades?.[0]?.replaceAll('-', ' ')
  if (own === undefined) return null
  if (!trade) return <SimilarJobs category={job.category} without={job.name} />
  return <JobsOfTrade job={job} trade={trade} own={own || rememberedPincode()} />
}
