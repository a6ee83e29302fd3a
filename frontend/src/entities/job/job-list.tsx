import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { List, ListItem } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { useJobs, usePostedJobs } from './hooks'
import { JobCard } from './job-card'
import { jobDetailsPath } from './links'
import type { Job } from './types'

export const noJobs = () => __('There are no jobs right now. Please look again soon.')

/** Jobs for people who look for one. */
export function JobCards({ jobs }: { jobs: readonly Job[] }) {
  return (
    <List>
      {jobs.map((job) => (
        <ListItem key={job.id}>
          <JobCard
            job={job}
            action={
              <ButtonLink size="sm" to={jobDetailsPath(job.id)}>
                {__('Apply')}
              </ButtonLink>
            }
          />
        </ListItem>
      ))}
    </List>
  )
}

/** All jobs, on the job searcher's home. */
export function JobList() {
  return (
    <ReadingView reading={useJobs()} empty={noJobs()}>
      {(jobs) => <JobCards jobs={jobs} />}
    </ReadingView>
  )
}

/** What the company has posted, the newest first; the title of a card leads to its applicants. */
export function PostedJobList({ limit }: { limit?: number }) {
  return (
    <ReadingView reading={usePostedJobs()} empty={__('You have not posted a job yet.')} skeletons={limit}>
      {(jobs) => (
        <List>
          {jobs.slice(0, limit).map((job) => (
            <ListItem key={job.id}>
              <JobCard
                job={job}
                titleTo={paths.jobApplicants}
                action={
                  <ButtonLink size="sm" variant="soft" to={jobDetailsPath(job.id)}>
                    {__('View Details')}
                  </ButtonLink>
                }
              />
            </ListItem>
          ))}
        </List>
      )}
    </ReadingView>
  )
}
