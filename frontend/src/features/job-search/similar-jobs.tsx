import { useJobs } from '@/entities/job/hooks'
import { JobList, SeeAllJobs } from '@/entities/job/job-list'
import { jobsPath } from '@/entities/job/links'
import { __ } from '@/lib/i18n/translate'
import { TextLink } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { Heading } from '@/ui/text'

const SHOWN = 3

/** Shown for a job that has ended: other jobs of its category, or the newest. */
export function SimilarJobs({ category, without }: { category?: string; without?: string }) {
  const filters = category ? { category } : {}
  const { loadMore: _, ...reading } = useJobs(filters)
  const others = reading.data?.filter(({ id }) => id !== without).slice(0, SHOWN)
  return (
    <Stack as="section" gap="3">
      <Row justifyContent="space-between" flexWrap="wrap">
        <Heading>{category ? __('Similar jobs') : __('Jobs')}</Heading>
        {others?.length !== 0 && <TextLink to={jobsPath(filters)}>{__('See all')}</TextLink>}
      </Row>
      <JobList
        reading={{ ...reading, data: others }}
        empty={category && __('There is no similar job right now.')}
        leadsOn={category && <SeeAllJobs />}
        skeletons={1}
      />
    </Stack>
  )
}
