import type { ReactNode } from 'react'
import { placeInWords } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink } from '@/ui/button'
import { Card, Row, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { StatusTag } from '@/ui/status-tag'
import { Tag } from '@/ui/tag'
import { Caption, Text } from '@/ui/text'
import { TitleLink } from '@/ui/title-link'
import { usePostedJobs } from './hooks'
import { JobCard, JobTitle } from './job-card'
import { applicantsPath, jobDetailsPath } from './job-links'
import { shownDaysLeft, shownPay } from './shown-job'
import type { PostedJob } from './types'

export const noPostedJobs = () => __('You have not posted a job yet.')

/** 'Applicants (13), 4 new': the new ones are those that the company has not looked at. */
const applicantsIn = ({ applied = 0, unseen = 0 }: PostedJob) =>
  unseen > 0 ? __('Applicants ({0}), {1} new', [applied, unseen]) : __('Applicants ({0})', [applied])

const DetailsLink = ({ job }: { job: PostedJob }) => (
  <ButtonLink size="sm" variant="soft" to={jobDetailsPath(job)}>
    {__('View Details')}
  </ButtonLink>
)

/** The place and the pay; the days left and the numbers. */
function Facts({ job }: { job: PostedJob }) {
  const { status, valid_through, is_hidden, views, shortlisted } = job
  const pay = shownPay(job)
  const place = [job.city || placeInWords(job), pay && `${pay.amounts} ${pay.detail}`]
  const numbers = [
    status === 'Live' && !is_hidden && shownDaysLeft(valid_through),
    __('Views: {0}', [views ?? 0]),
    __('Shortlisted: {0}', [shortlisted ?? 0]),
  ]
  return (
    <div>
      {[place, numbers].map((facts, line) => (
        <Caption key={line === 0 ? 'place' : 'numbers'}>{facts.filter(Boolean).join(' · ')}</Caption>
      ))}
    </div>
  )
}

type PostedJobCardProps = {
  job: PostedJob
  heading?: 'h2' | 'h3'
  /** Content above the buttons. */
  children?: ReactNode
  /** The buttons beside the applicants; by default the link to the job's details. */
  actions?: ReactNode
}

/**
 * A job in its company's lists, with a link to its applicants. A removed job's applicants are hidden. Only what the
 * company needs to tell its jobs apart: all of them have its name and logo.
 */
export function PostedJobCard({ job, heading = 'h3', children, actions }: PostedJobCardProps) {
  const { name, title, trade, status, applied, is_hidden, removal_reason } = job
  if (!status)
    return (
      <JobCard
        job={job}
        heading={heading}
        titleTo={applicantsPath(name)}
        action={<DetailsLink job={job} />}
      />
    )
  const isRemoved = status === 'Removed'
  return (
    <Card as="article">
      <Stack gap="2">
        <Row gap="2" alignItems="flex-start" justifyContent="space-between" flexWrap="wrap">
          {/* Beside a long status, a large title gets a row of its own. */}
          <Stack gap="0.5" flex="1 1 8em">
            <JobTitle as={heading} htmlTranslate="yes">
              <TitleLink to={isRemoved ? jobDetailsPath(job) : applicantsPath(name)}>{title}</TitleLink>
            </JobTitle>
            {trade && <Text size="sm">{trade}</Text>}
          </Stack>
          {status === 'Live' && is_hidden ? (
            <Tag tone="muted">{__('Not shown to others')}</Tag>
          ) : (
            <StatusTag status={status} />
          )}
        </Row>
        <Facts job={job} />
        {status === 'Held' && <Text size="sm">{__('This job is being checked before others see it.')}</Text>}
        {removal_reason && (
          <Text size="sm" color="danger">
            {__('This job was removed: {0}', [removal_reason])}
          </Text>
        )}
        {children}
        <Row gap="2" alignItems="stretch" flexWrap="wrap">
          {applied !== undefined && !isRemoved && (
            <ButtonLink
              size="sm"
              flex="1 0 auto"
              maxWidth="full"
              paddingInline="2"
              variant={applied > 0 ? 'primary' : 'soft'}
              to={applicantsPath(name)}
              aria-label={`${applicantsIn(job)}: ${title}`}
            >
              {applicantsIn(job)}
            </ButtonLink>
          )}
          {actions ?? <DetailsLink job={job} />}
        </Row>
      </Stack>
    </Card>
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
