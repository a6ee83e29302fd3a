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

// Lazy: guests, whose page the server renders, have no applications.
const Applied = lazyPart(() => import('./applied'), { otherwise: NotLoaded })
const AppliedState = lazyPart(async () => ({ default: (await import('./applied')).AppliedState }), {
  otherwise: NotLoaded,
})

export const isOver = ({ status }: JobDetails): boolean => status !== undefined && status !== 'Live'

/** Whether the account has an active application for the job. */
export const isApplied = ({ application }: JobDetails): boolean =>
  Boolean(application) && application?.status !== 'Withdrawn'

const isToCome = ({ application_start_date: starts }: JobDetails, now?: number): boolean =>
  Boolean(starts && starts > today(now))

/** Whether the viewer can apply now. */
export const isOpenToApply = (job: JobDetails, now?: number): boolean =>
  !job.is_own && !isApplied(job) && !isOver(job) && !isToCome(job, now)

/** Apply Now, or why it is impossible: the job has ended or not begun, or the account has applied. */
export function ApplyNow({ job }: { job: JobDetails }) {
  const now = useNow()
  if (job.is_own) return null
  if (job.application && isApplied(job)) return <Applied application={job.application} />
  if (isOver(job)) return null
  if (isToCome(job, now))
    return <Banner tone="info">{__('You can apply from {0}.', [dayOf(job.application_start_date)])}</Banner>
  // A stored job has the button at the foot of its screen: apply-bar.tsx.
  return isStored(job.name) ? null : <ButtonLink to={applyJobPath(job.name)}>{__('Apply Now')}</ButtonLink>
}

/** The status of the account's application. */
export function OwnState({ job }: { job: JobDetails }) {
  return job.application && isApplied(job) ? <AppliedState application={job.application} /> : null
}

/** Says how a job has ended. */
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
          {job.held_for && <HeldForList heldFor={job.held_for} />}
        </Banner>
      )
    case 'Removed':
      return (
        <Banner tone="error">
          {job.removal_reason
            ? __('This job was removed: {0}', [job.removal_reason])
            : __('This job was removed.')}
        </Banner>
      )
    default:
      return null
  }
}
