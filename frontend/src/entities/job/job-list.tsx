import type { ReactNode } from 'react'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { List, ListItem } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { useJobs, usePostedJobs } from './hooks'
import { JobCard } from './job-card'
import { applicantsPath, jobDetailsPath } from './links'
import type { Job, PostedJob } from './types'

export const noJobs = () => __('There are no jobs right now. Please look again soon.')
export const noPostedJobs = () => __('You have not posted a job yet.')

/** Jobs for people who look for one. */
export function JobCards({ jobs }: { jobs: readonly Job[] }) {
  return (
    <List>
      {jobs.map((job) => (
        <ListItem key={job.id}>
          <JobCard
            job={job}
            action={
              <ButtonLink size="sm" variant={job.isApplied ? 'soft' : 'primary'} to={jobDetailsPath(job.id)}>
                {job.isApplied ? __('Applied') : __('Apply')}
              </ButtonLink>
            }
          />
        </ListItem>
      ))}
    </List>
  )
}

/** All jobs, for whoever is no job searcher and no company. */
export function JobList() {
  return (
    <ReadingView reading={useJobs()} empty={noJobs()}>
      {(jobs) => <JobCards jobs={jobs} />}
    </ReadingView>
  )
}

/** A job in its company's lists; the title leads to its applicants. */
export function PostedJobCard({ job, children }: { job: PostedJob; children?: ReactNode }) {
  return (
    <JobCard
      job={job}
      titleTo={applicantsPath(job.id)}
      action={
        <ButtonLink size="sm" variant="soft" to={jobDetailsPath(job.id)}>
          {__('View Details')}
        </ButtonLink>
      }
    >
      {children}
    </JobCard>
  )
}

/** What the company has posted, the newest first. */
export function PostedJobList({ limit }: { limit?: number }) {
  return (
    <ReadingView reading={usePostedJobs()} empty={noPostedJobs()} skeletons={limit}>
      {(jobs) => (
        <List>
          {jobs.slice(0, limit).map((job) => (
            <ListItem key={job.id}>
              <PostedJobCard job={job} />
            </ListItem>
          ))}
        </List>
      )}
    </ReadingView>
  )
}
