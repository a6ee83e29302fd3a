import type { ReactNode } from 'react'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Row, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { StatusTag } from '@/ui/status-tag'
import { Tag } from '@/ui/tag'
import { Caption, Text } from '@/ui/text'
import { usePostedJobs } from './hooks'
import { JobCard } from './job-card'
import { applicantsPath, jobDetailsPath } from './job-links'
import { shownDaysLeft } from './shown-job'
import type { PostedJob } from './types'

export const noPostedJobs = () => __('You have not posted a job yet.')

/** The job's status and its numbers. */
function Standing({ job }: { job: PostedJob }) {
  const { status, counts, validThrough, removalReason, isHidden } = job
  if (!status || !counts) return null
  const isLive = status === 'Live'
  const facts = [__('Views: {0}', [counts.views]), __('Shortlisted: {0}', [counts.shortlisted])]
  return (
    <Stack gap="1">
      <Row gap="2" flexWrap="wrap">
        {isLive && isHidden ? (
          <Tag tone="muted">{__('Not shown to others')}</Tag>
        ) : (
          <StatusTag status={status} />
        )}
        {isLive && !isHidden && <Caption as="span">{shownDaysLeft(validThrough)}</Caption>}
      </Row>
      <Caption>{facts.join(' · ')}</Caption>
      {status === 'Held' && <Text size="sm">{__('This job is being checked before others see it.')}</Text>}
      {removalReason && (
        <Text size="sm" color="danger">
          {__('This job was removed: {0}', [removalReason])}
        </Text>
      )}
    </Stack>
  )
}

type PostedJobCardProps = {
  job: PostedJob
  heading?: 'h2' | 'h3'
  children?: ReactNode
}

/** 'Applicants (13), 4 new': the new ones are those that the company has not looked at. */
const applicantsIn = ({ applied, unseen }: NonNullable<PostedJob['counts']>) =>
  unseen > 0 ? __('Applicants ({0}), {1} new', [applied, unseen]) : __('Applicants ({0})', [applied])

/** A job in its company's lists; it leads to its applicants. A removed job's applicants are hidden. */
export function PostedJobCard({ job, heading, children }: PostedJobCardProps) {
  const { id, status, counts } = job
  const showsApplicants = counts && status !== 'Removed'
  return (
    <JobCard
      // All jobs of the list are of one company. Samples name it all the same.
      job={counts ? { ...job, companyName: undefined } : job}
      heading={heading}
      titleTo={status === 'Removed' ? jobDetailsPath(job) : applicantsPath(id)}
      action={
        <ButtonLink size="sm" variant="soft" to={jobDetailsPath(job)}>
          {__('View Details')}
        </ButtonLink>
      }
    >
      <Standing job={job} />
      {showsApplicants && (
        <ButtonLink
          variant={counts.applied > 0 ? 'primary' : 'soft'}
          to={applicantsPath(id)}
          aria-label={`${applicantsIn(counts)}: ${job.title}`}
        >
          {applicantsIn(counts)}
        </ButtonLink>
      )}
      {children}
    </JobCard>
  )
}

/** The company's newest job. `hasWritten`: an unposted job stands above, so an empty list shows nothing. */
export function NewestPostedJob({ hasWritten }: { hasWritten: boolean }) {
  const { loadMore: _, ...reading } = usePostedJobs()
  if (hasWritten && reading.data?.length === 0) return null
  return (
    <ReadingView reading={reading} empty={noPostedJobs()} skeletons={1}>
      {([job]) => job && <PostedJobCard job={job} />}
    </ReadingView>
  )
}
