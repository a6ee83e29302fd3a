import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { CardList, type CardListProps, Cards } from '@/ui/card-list'
import { isFitting, Reasons } from '@/ui/reasons'
import { JobCard } from './job-card'
import { isStored, jobDetailsPath } from './job-links'
import { ListedJobCard } from './listed-job-card'
import type { Job } from './types'

export const SeeAllJobs = () => <ButtonLink to={paths.jobs}>{__('See All Jobs')}</ButtonLink>

export const noJobs = () => __('There are no jobs right now. Please look again soon.')

function jobCard(job: Job) {
  if (isStored(job.name))
    return <ListedJobCard job={job}>{isFitting(job) && <Reasons fit={job} />}</ListedJobCard>
  return (
    <JobCard
      job={job}
      action={
        <ButtonLink size="sm" to={jobDetailsPath(job)}>
          {__('Apply', [], 'job')}
        </ButtonLink>
      }
    />
  )
}

const keyOf = (job: Job) => job.name

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
