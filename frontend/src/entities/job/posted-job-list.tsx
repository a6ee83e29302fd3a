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
  const { status, valid_through, removal_reason, is_hidden, views, shortlisted } = job
  if (!status) return null
  const isLive = status === 'Live'
  const facts = [__('Views: {0}', [views ?? 0]), __('Shortlisted: {0}', [shortlisted ?? 0])]
  return (
    <Stack gap="1">
      <Row gap="2" flexWrap="wrap">
        {isLive && is_hidden ? (
          <Tag tone="muted">{__('Not shown to others')}</Tag>
        ) : (
          <StatusTag status={status} />
        )}
        {isLive && !is_hidden && <Caption as="span">{shownDaysLeft(valid_through)}</Caption>}
      </Row>
      <Caption>{facts.join(' · ')}</Caption>
      {status === 'Held' && <Text size="sm">{__('This job is being checked before others see it.')}</Text>}
      {removal_reason && (
        <Text size="sm" color="danger">
          {__('This job was removed: {0}', [removal_reason])}
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
const applicantsIn = ({ applied = 0, unseen = 0 }: PostedJob) =>
  unseen > 0 ? __('Applicants ({0}), {1} new', [applied, unseen]) : __('Applicants ({0})', [applied])

/** A job in its company's lists, with a link to its applicants. A removed job's applicants are hidden. */
export function PostedJobCard({ job, heading, children }: PostedJobCardProps) {
  const { name, status, applied } = job
  const showsApplicants = applied !== undefined && status !== 'Removed'
  return (
    <JobCard
      // All jobs in the list belong to one company. Samples still name it.
      job={status ? { ...job, company_name: null } : job}
      heading={heading}
      titleTo={status === 'Removed' ? jobDetailsPath(job) : applicantsPath(name)}
      action={
        <ButtonLink size="sm" variant="soft" to={jobDetailsPath(job)}>
          {__('View Details')}
        </ButtonLink>
      }
    >
      <Standing job={job} />
      {showsApplicants && (
        <ButtonLink
          variant={applied > 0 ? 'primary' : 'soft'}
          to={applicantsPath(name)}
          aria-label={`${applicantsIn(job)}: ${job.title}`}
        >
          {applicantsIn(job)}
        </ButtonLink>
      )}
      {children}
    </JobCard>
  )
}

/** The company's newest job. With `hasWritten`, an unposted job is shown above, so an empty list shows nothing. */
export function NewestPostedJob({ hasWritten }: { hasWritten: boolean }) {
  const { loadMore: _, ...reading } = usePostedJobs()
  if (hasWritten && reading.data?.length === 0) return null
  return (
    <ReadingView reading={reading} empty={noPostedJobs()} skeletons={1}>
      {([job]) => job && <PostedJobCard job={job} />}
    </ReadingView>
  )
}
