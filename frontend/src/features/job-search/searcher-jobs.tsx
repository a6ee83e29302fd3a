import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { AppliedJobCard } from '@/entities/application/applied-job-card'
import { useAppliedJobs } from '@/entities/application/hooks'
import { applicationStatuses } from '@/entities/application/status'
import type { AppliedJob } from '@/entities/application/types'
import { useJobId } from '@/entities/job/hooks'
import { jobDetailsPath } from '@/entities/job/job-links'
import { SeeAllJobs } from '@/entities/job/job-list'
import { useIsLive } from '@/entities/market/hooks'
import type { ListReading } from '@/lib/backend/reading'
import { __ } from '@/lib/i18n/translate'
import { CardList } from '@/ui/card-list'
import { Stack } from '@/ui/layout'
import { useStatusFilter } from '@/ui/status-filter'
import { Tabs } from '@/ui/tabs'
import { Heading, HiddenText } from '@/ui/text'
import { ApplicationPart } from './application-part'
import { SavedJobs } from './saved-jobs'
import { UnsentApplications } from './unsent-applications'

/** Loads pages until the list has the job that the address names. */
function useJobOfAddress({ data = [], loadMore, isLoadingMore }: ListReading<AppliedJob>): string | null {
  const wanted = useJobId()
  const isMissing = wanted !== null && !data.some(({ name }) => name === wanted)
  // Each page is requested once. After a failure the person loads the next one.
  const asked = useRef(0)
  useEffect(() => {
    if (!isMissing || isLoadingMore || asked.current === data.length) return
    asked.current = data.length
    void loadMore?.()
  })
  return wanted
}

function AppliedJobList({ status }: { status?: string }) {
  const reading = useAppliedJobs(status)
  const wanted = useJobOfAddress(reading)
  const empty = status
    ? __('None of your applications has this status.')
    : __('You have not applied for a job yet.')
  return (
    <CardList
      reading={reading}
      empty={empty}
      leadsOn={<SeeAllJobs />}
      keyOf={(job) => job.application ?? job.name}
    >
      {(job) => (
        <AppliedJobCard
          job={job}
          titleTo={job.application && jobDetailsPath(job)}
          isTarget={job.name === wanted}
        >
          {job.application && <ApplicationPart job={job} />}
        </AppliedJobCard>
      )}
    </CardList>
  )
}

const LIST = 'list'
const SAVED = 'saved'
const APPLIED = 'applied'

function Applications() {
  const { status, field } = useStatusFilter(applicationStatuses)
  return (
    <Stack>
      <HiddenText as="h2">{__('Applied Jobs')}</HiddenText>
      <UnsentApplications />
      {field}
      <AppliedJobList status={status} />
    </Stack>
  )
}

/** A job searcher's applications and saved jobs. The address keeps the tab and the filter for Back and a reload. */
export function SearcherJobs() {
  const [params, setParams] = useSearchParams()
  if (!useIsLive())
    return (
      <>
        <Heading>{__('Applied Jobs')}</Heading>
        <AppliedJobList />
      </>
    )
  return (
    <Tabs
      label={__('My Jobs')}
      chosen={params.get(LIST) === SAVED ? SAVED : APPLIED}
      onChoose={(id) =>
        setParams(id === SAVED ? { [LIST]: SAVED } : {}, { replace: true, preventScrollReset: true })
      }
      tabs={[
        { id: APPLIED, label: __('Applied Jobs'), content: <Applications /> },
        { id: SAVED, label: __('Saved Jobs'), content: <SavedJobs /> },
      ]}
    />
  )
}
