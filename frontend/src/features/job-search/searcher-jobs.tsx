import { useSearchParams } from 'react-router-dom'
import { AppliedJobCard } from '@/entities/application/applied-job-card'
import { useAppliedJobs } from '@/entities/application/hooks'
import { applicationStatuses } from '@/entities/application/status'
import { SeeAllJobs } from '@/entities/job/job-list'
import { jobDetailsPath } from '@/entities/job/links'
import { useIsLive } from '@/entities/market/hooks'
import { __ } from '@/lib/i18n/translate'
import { CardList } from '@/ui/card-list'
import { Stack } from '@/ui/layout'
import { Tabs } from '@/ui/tabs'
import { Heading, HiddenText } from '@/ui/text'
import { ApplicationPart } from './application-part'
import { SavedJobs } from './saved-jobs'
import { useStatusFilter } from './status-filter'
import { UnsentApplications } from './unsent-applications'

function AppliedJobList({ status }: { status?: string }) {
  const empty = status
    ? __('None of your applications has this status.')
    : __('You have not applied for a job yet.')
  return (
    <CardList
      reading={useAppliedJobs(status)}
      empty={empty}
      leadsOn={<SeeAllJobs />}
      keyOf={(job) => job.application?.name ?? job.id}
    >
      {(job) => (
        <AppliedJobCard job={job} titleTo={job.application && jobDetailsPath(job)}>
          {job.application && <ApplicationPart job={job} application={job.application} />}
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

/** A job searcher's applications and saved jobs. The address holds tab and filter for Back and a reload. */
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
