import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList, type CardListProps, Cards } from '@/ui/card-list'
import { Reasons } from '@/ui/reasons'
import { JobCard } from './job-card'
import { jobDetailsPath } from './links'
import type { Job } from './types'

export const SeeAllJobs = () => <ButtonLink to={paths.jobs}>{__('See All Jobs')}</ButtonLink>

const noJobs = () => __('There are no jobs right now. Please look again soon.')

const jobCard = (job: Job) => (
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
)

const keyOf = (job: Job) => job.id

export const JobCards = ({ jobs }: { jobs: readonly Job[] }) => (
  <Cards items={jobs} keyOf={keyOf}>
    {jobCard}
  </Cards>
)

type JobListProps = Omit<CardListProps<Job>, 'empty' | 'keyOf' | 'children'> & { empty?: string }

/** Jobs for job searchers. */
export const JobList = ({ empty = noJobs(), ...list }: JobListProps) => (
  <CardList {...list} empty={empty} keyOf={keyOf}>
    {jobCard}
  </CardList>
)
