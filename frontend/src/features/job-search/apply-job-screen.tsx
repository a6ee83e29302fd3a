import { useEffect, useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import type { SavedApplication } from '@/entities/application/types'
import { loadConsentCard } from '@/entities/consent/consent-part'
import { useConsents } from '@/entities/consent/hooks'
import { useJob, useJobId } from '@/entities/job/hooks'
import { JobCard } from '@/entities/job/job-card'
import { isStored } from '@/entities/job/job-links'
import { ListedJobCard } from '@/entities/job/listed-job-card'
import type { JobDetails, OwnApplication } from '@/entities/job/types'
import { useIsLive } from '@/entities/market/hooks'
import { useSearcher } from '@/entities/searcher/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { whenIdle } from '@/lib/when-idle'
import { Banner } from '@/ui/banner'
import { Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Caption } from '@/ui/text'
import { ApplicationForm } from './application-form'
import { ApplyNow, isApplied, isOpenToApply, isOver, JobStatusBanner } from './apply-now'
import { SimilarJobs } from './similar-jobs'

const loadAfter = async () => ({ default: (await import('./after-applying')).AfterApplying })

// Lazy, because the form comes first. It comes while the person fills it in.
const AfterApplying = lazyPart(loadAfter, { otherwise: NotLoaded })

/** Why the person cannot apply, and the next step. */
function NoForm({ job }: { job: JobDetails }) {
  return (
    <>
      {job.is_own && <Banner tone="info">{__('This is a job of your own company.')}</Banner>}
      <ApplyNow job={job} />
      {isOver(job) && !job.is_own && <SimilarJobs category={job.category} without={job.name} />}
    </>
  )
}

type NotAppliedProps = { job: JobDetails; onApplied: (application: SavedApplication) => void }

function NotApplied({ job, onApplied }: NotAppliedProps) {
  useEffect(() => whenIdle(() => void loadAfter().catch(() => undefined)), [])
  return (
    <>
      {isStored(job.name) ? (
        <ListedJobCard job={job} heading="h2" action={null}>
          <Caption htmlTranslate="no">{job.company_name}</Caption>
          {job.company_answers && <Caption>{job.company_answers}</Caption>}
        </ListedJobCard>
      ) : (
        <JobCard job={job} heading="h2" />
      )}
      {isOpenToApply(job) ? <ApplicationForm job={job} onApplied={onApplied} /> : <NoForm job={job} />}
    </>
  )
}

function Application({ job: read }: { job: JobDetails }) {
  const screen = useRef<HTMLDivElement>(null)
  const [sent, setSent] = useState<OwnApplication>()
  // After an application the job is read again. Until then, or if that fails, show the application's own answer.
  const job = sent && isOpenToApply(read) ? { ...read, application: sent } : read

  function show(application: SavedApplication) {
    setSent(application)
  }

  useEffect(() => {
    if (!sent) return
    // The focused button, at the end of the form, is gone.
    screen.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [sent])

  return (
    <Stack ref={screen} tabIndex={-1} outline="none" flex="1">
      <JobStatusBanner job={job} />
      {job.application && isApplied(job) ? (
        <AfterApplying job={job} application={job.application} />
      ) : (
        <NotApplied job={job} onApplied={show} />
      )}
    </Stack>
  )
}

/** Applies for a job with a resume and a letter (docs/behaviour.md#apply-job). */
export default function ApplyJobScreen() {
  const id = useJobId()
  const isLive = useIsLive()
  const reading = useJob()
  // The form needs them, too: they come with the job, not after it.
  useConsents(isLive)
  useSearcher(isLive)
  useEffect(() => void loadConsentCard().catch(() => undefined), [])
  if (isLive && id === null) return <Navigate to={paths.jobs} replace />
  return (
    <Screen title={__('Apply Job')} header={{ back: 'history' }}>
      <ReadingView reading={reading} empty={__('This job is no longer there.')} skeletons={1} fills>
        {(job) => <Application job={job} />}
      </ReadingView>
      {isLive && reading.data === null && <SimilarJobs />}
    </Screen>
  )
}
