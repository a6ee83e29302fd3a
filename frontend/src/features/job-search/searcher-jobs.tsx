import { useSearchParams } from 'react-router-dom'
import { AppliedJobCard } from '@/entities/application/applied-job-card'
import { useAppliedJobs, useHasApplications } from '@/entities/application/hooks'
import { applicationStatuses, nameOfStatus } from '@/entities/application/status'
import { jobDetailsPath } from '@/entities/job/links'
import { __ } from '@/lib/i18n/translate'
import { List, ListItem } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { SelectField } from '@/ui/select-field'
import { Heading } from '@/ui/text'
import { ApplicationPart } from './application-part'

const STATUS = 'status'

function AppliedJobList({ status }: { status?: string }) {
  const empty = status
    ? __('None of your applications has this status.')
    : __('You have not applied for a job yet.')
  return (
    <ReadingView reading={useAppliedJobs(status)} empty={empty}>
      {(jobs) => (
        <List>
          {jobs.map((job) => (
            <ListItem key={job.application?.name ?? job.id}>
              <AppliedJobCard job={job} titleTo={job.application && jobDetailsPath(job.id)}>
                {job.application && <ApplicationPart job={job} application={job.application} />}
              </AppliedJobCard>
            </ListItem>
          ))}
        </List>
      )}
    </ReadingView>
  )
}

/** What a job searcher has applied for. The address holds the filter, so that Back and a reload find it again. */
export function SearcherJobs() {
  const [params, setParams] = useSearchParams()
  const hasStatuses = useHasApplications()
  const status = applicationStatuses.find((each) => each === params.get(STATUS))

  function choose(next: string) {
    setParams(next ? { [STATUS]: next } : {}, { replace: true, preventScrollReset: true })
  }

  return (
    <>
      <Heading>{__('Applied Jobs')}</Heading>
      {hasStatuses && (
        <SelectField
          label={__('Status')}
          placeholder={__('All')}
          options={applicationStatuses.map((value) => ({ value, label: nameOfStatus(value) }))}
          value={status ?? ''}
          onChange={(event) => choose(event.target.value)}
        />
      )}
      <AppliedJobList status={hasStatuses ? status : undefined} />
    </>
  )
}
