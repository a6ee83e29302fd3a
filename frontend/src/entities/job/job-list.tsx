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

/** Jobs for people who look for one. Nothing of them is drawn anew while somebody types above them. */
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

/** All jobs, for whoever is no job searcher and no company. */
export function JobList() {
  return (
    <ReadingView reading={useJobs()} empty={noJobs()}>
      {(jobs) => <JobCards jobs={jobs} />}
    </ReadingView>
  )
}
