import { memo } from 'react'
import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Items } from '@/ui/items'
import { ReadingView } from '@/ui/reading-view'
import { Reasons } from '@/ui/reasons'
import { useJobs } from './hooks'
import { JobCard } from './job-card'
import { jobDetailsPath } from './links'
import type { Job } from './types'

export const noJobs = () => __('There are no jobs right now. Please look again soon.')

/** Jobs for job searchers. Memoised, so that typing a search does not render them again. */
export const JobCards = memo(function JobCards({ jobs }: { jobs: readonly Job[] }) {
  useDictionary()
  return (
    <Items items={jobs} keyOf={(job) => job.id}>
      {(job) => (
        <JobCard
          job={job}
          action={
            <ButtonLink size="sm" variant={job.isApplied ? 'soft' : 'primary'} to={jobDetailsPath(job)}>
              {job.isApplied ? __('Applied') : __('Apply', [], 'job')}
            </ButtonLink>
          }
        >
          {job.fit && <Reasons fit={job.fit} />}
        </JobCard>
      )}
    </Items>
  )
})

/** All jobs, for visitors who are neither job searcher nor company. */
export function JobList() {
  return (
    <ReadingView reading={useJobs()} empty={noJobs()}>
      {(jobs) => <JobCards jobs={jobs} />}
    </ReadingView>
  )
}
