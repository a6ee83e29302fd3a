import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { CompanyState } from '@/entities/company/company-state'
import { CompanySummaryCard } from '@/entities/job/company-summary-card'
import { useJob, useJobId } from '@/entities/job/hooks'
import { noteJobBoard } from '@/entities/job/job-boards'
import { JobCard } from '@/entities/job/job-card'
import { isStored, jobsPath } from '@/entities/job/job-links'
import { shownDaysLeft, shownList } from '@/entities/job/shown-job'
import type { JobDetails } from '@/entities/job/types'
import { VerifiedNote } from '@/entities/job/verified-note'
import { useIsLive } from '@/entities/market/hooks'
import { isWritten, questionsLabel, questionText } from '@/entities/question/question-words'
import { readCompanyName, useUserType } from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { timeFromNow } from '@/lib/time'
import { useNow } from '@/lib/use-now'
import { TextLink } from '@/ui/button'
import { DetailsList } from '@/ui/details-list'
import { List, ListItem, Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { lazyListen } from '@/ui/listen'
import { NotLoaded } from '@/ui/not-loaded'
import { EmptyList, ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { ClockIcon } from '@/ui/screen-icons'
import { Section } from '@/ui/section'
import { Loading } from '@/ui/spinner'
import { Tabs } from '@/ui/tabs'
import { Caption } from '@/ui/text'
import { WrittenText } from '@/ui/written-text'
import { ApplyBar } from './apply-bar'
import { ApplyNow, isOver, JobStatusBanner, OwnState } from './apply-now'
import { JobActions } from './job-actions'
import { SimilarJobs } from './similar-jobs'
import { WalkInBanner } from './walk-in-banner'

const ListenToJob = lazyListen(() => import('./listen-to-job'))

/** A link to the list that contains this job: 'Sales jobs in Pune'. */
function MoreJobs({ job: { id, category, city } }: { job: JobDetails }) {
  const isLive = useIsLive()
  if (!isLive || !isStored(id)) return null
  return <TextLink to={jobsPath({ category, city })}>{shownList({ category, city })}</TextLink>
}

function JobTab({ job }: { job: JobDetails }) {
  return (
    <Stack>
      <Section heading={__('Job Description')} gap="2">
        <WrittenText>{job.description}</WrittenText>
      </Section>
      <Section heading={__('Job Role')}>
        <DetailsList
          details={[
            [__('Department'), job.department],
            [__('Category'), __(job.category)],
            ...(job.more ?? []),
          ]}
        />
      </Section>
      <Section heading={__('Job Requirement')}>
        <DetailsList
          details={[
            [__('Experience'), __(job.experience)],
            [__('Education'), __(job.education)],
            [__('Gender'), __(job.gender)],
          ]}
        />
      </Section>
      {job.questions && job.questions.length > 0 && (
        <Section heading={questionsLabel()}>
          <List>
            {job.questions.map((question) => (
              <ListItem key={question.id} htmlTranslate={isWritten(question)}>
                {questionText(question)}
              </ListItem>
            ))}
          </List>
        </Section>
      )}
      <ApplyNow job={job} />
      <MoreJobs job={job} />
    </Stack>
  )
}

// Lazy, because it loads the SDK, which the sample company does not need.
const OwnCompany = lazyPart(() => import('@/entities/company/company-details-view'), {
  otherwise: NotLoaded,
  meanwhile: () => <Loading message={__('Loading company details...')} />,
})

/** The job's company. A sample job has none, so a company sees its own stored data there. */
function CompanyTab({ job }: { job: JobDetails }) {
  const userType = useUserType()
  if (isStored(job.id) || userType !== 'company' || !readCompanyName())
    return <CompanySummaryCard company={job.company} />
  return <OwnCompany />
}

/** When a stored job was posted, and how long it is open. */
function JobTimes({ job }: { job: JobDetails }) {
  const now = useNow()
  if (!job.status) return null
  const times = [__('Posted {0}', [timeFromNow(job.publishedOn, now)])]
  if (!isOver(job) && !job.isHidden) times.push(shownDaysLeft(job.validThrough, now))
  return (
    <Row as="p" gap="1" color="muted" fontSize="sm" alignItems="flex-start">
      <ClockIcon small />
      <span>{times.join(' · ')}</span>
    </Row>
  )
}

function JobView({ job }: { job: JobDetails }) {
  return (
    <>
      {job.isOwn && <CompanyState />}
      <JobStatusBanner job={job} />
      <OwnState job={job} />
      <JobCard job={job} heading="h2">
        <JobTimes job={job} />
        {job.walkIn && !isOver(job) && <WalkInBanner walkIn={job.walkIn} />}
        <VerifiedNote verified={job.company.verified} />
        {job.company.answers && <Caption>{job.company.answers}</Caption>}
      </JobCard>
      {isStored(job.id) && <JobActions job={job} />}
      {isStored(job.id) && <ListenToJob job={job} />}
      <Tabs
        label={__('Job Details')}
        tabs={[
          { id: 'job', label: __('Job Details'), content: <JobTab job={job} /> },
          { id: 'company', label: __('Company Details'), content: <CompanyTab job={job} /> },
        ]}
      />
      {isOver(job) && !job.isOwn && <SimilarJobs category={job.category} without={job.id} />}
    </>
  )
}

/** The title that the server gives the page of a stored job (job_portal/web/job_page.py). */
const titleOf = (job: JobDetails | null | undefined): string =>
  job && isStored(job.id)
    ? __('{0} at {1}, {2}', [job.title, job.company.name, job.location])
    : __('Job Details')

const noJob = () => __('This job is no longer there.')

export default function JobDetailsScreen() {
  const id = useJobId()
  const isLive = useIsLive()
  const reading = useJob()
  useEffect(() => {
    if (isStored(id)) noteJobBoard(id)
  }, [id])
  if (isLive && id === null) return <Navigate to={paths.jobs} replace />
  const isGone = isLive && reading.data === null
  return (
    <Screen
      title={titleOf(reading.data)}
      header={{ back: 'history', title: __('Job Details') }}
      foot={reading.data && <ApplyBar job={reading.data} />}
    >
      {isGone ? (
        <>
          <EmptyList>{noJob()}</EmptyList>
          <SimilarJobs />
        </>
      ) : (
        <ReadingView reading={reading} empty={noJob()} skeletons={2}>
          {(job) => <JobView job={job} />}
        </ReadingView>
      )}
    </Screen>
  )
}
