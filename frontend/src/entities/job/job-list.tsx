import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { List, ListItem } from '@/ui/layout'
import { SourceView } from '@/ui/source-view'
import { JobCard } from './job-card'
import { jobDetailsPath } from './links'
import { listJobs, listPostedJobs } from './source'
import type { Job } from './types'

export const noJobs = __('There are no jobs right now. Please look again soon.')

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
    <SourceView load={listJobs} empty={noJobs}>
      {(jobs) => <JobCards jobs={jobs} />}
    </SourceView>
  )
}

/** What the company has posted, the newest first; the title of a card leads to its applicants. */
export function PostedJobList({ limit }: { limit?: number }) {
  return (
    <SourceView load={listPostedJobs} empty={__('You have not posted a job yet.')} skeletons={limit}>
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
    </SourceView>
  )
}
