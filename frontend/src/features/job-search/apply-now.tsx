import { HeldForList } from '@/entities/job/held-for'
import { applyJobPath, isStored } from '@/entities/job/job-links'
import type { JobDetails } from '@/entities/job/types'
import { __ } from '@/lib/i18n/translate'
import { dayOf, today } from '@/lib/time'
import { useNow } from '@/lib/use-now'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'

// Guests, whose page the server renders, have applied for nothing.
const Applied = lazyPart(() => import('./applied'), { otherwise: NotLoaded })
const AppliedState = lazyPart(async () => ({ default: (await import('./applied')).AppliedState }), {
  otherwise: NotLoaded,
})

export const isOver = ({ status }: JobDetails): boolean => status !== undefined && status !== 'Live'

/** Whether the account has an active application for the job. */
export const isApplied = ({ application }: JobDetails): boolean =>
  application !== undefined && application.status !== 'Withdrawn'

const isToCome = ({ startsOn }: JobDetails, now?: number): boolean =>
  startsOn !== undefined && startsOn > today(now)

/** Whether the viewer can apply now. */
export const isOpenToApply = (job: JobDetails, now?: number): boolean =>
  !job.isOwn && !isApplied(job) && !isOver(job) && !isToCome(job, now)

/** Apply Now, or why it is impossible: the job has ended or not begun, or has an application. */
export function ApplyNow({ job }: { job: JobDetails }) {
  const now = useNow()
  if (job.isOwn) return null
  if (job.application && isApplied(job)) return <Applied application={job.application} />
  if (isOver(job)) return null
  if (isToCome(job, now))
    return <Banner tone="info">{__('You can apply from {0}.', [dayOf(job.startsOn)])}</Banner>
  // A stored job has it at the foot of its screen: apply-bar.tsx.
  return isStored(job.id) ? null : <ButtonLink to={applyJobPath(job.id)}>{__('Apply Now')}</ButtonLink>
}

/** How far the account's application is. */
export function OwnState({ job }: { job: JobDetails }) {
  return job.application && isApplied(job) ? <AppliedState application={job.application} /> : null
}

/** How a job has ended. */
export function JobStatusBanner({ job }: { job: JobDetails }) {
  switch (job.status) {
    case 'Expired':
      return <Banner tone="info">{__('This job has expired.')}</Banner>
    case 'Closed':
      return <Banner tone="info">{__('This job is closed. Its company takes no more applications.')}</Banner>
    case 'Held':
      return (
        <Banner tone="info">
          <span>{__('This job is being checked before others see it.')}</span>
          {job.heldFor && <HeldForList heldFor={job.heldFor} />}
        </Banner>
      )
    case 'Removed':
      return (
        <Banner tone="error">
          {job.removalReason
            ? __('This job was removed: {0}', [job.removalReason])
            : __('This job was removed.')}
        </Banner>
      )
    default:
      return null
  }
}
