import { useEffect } from 'react'
import { Navigate } from 'react-router-dom'
import { CompanyState } from '@/entities/company/company-state'
import { LanguageButton } from '@/entities/device/language-button'
import { CompanySummaryCard } from '@/entities/job/company-summary-card'
import { useJob, useJobId } from '@/entities/job/hooks'
import { noteJobBoard } from '@/entities/job/job-boards'
import { JobCard } from '@/entities/job/job-card'
import { isStored, jobsPath } from '@/entities/job/job-links'
import { shownDaysLeft, shownExperience, shownList } from '@/entities/job/shown-job'
import type { JobDetails } from '@/entities/job/types'
import { VerifiedNote } from '@/entities/job/verified-note'
import { walkInOf } from '@/entities/job/walk-in'
import { useIsLive } from '@/entities/market/hooks'
import { isWritten, questionsLabel, questionText } from '@/entities/question/question-words'
import { readCompanyName, useSession, useUserType } from '@/entities/session/who'
import { placeInWords } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { dayOf, timeFromNow } from '@/lib/time'
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
function MoreJobs({ job: { name, category, city: known } }: { job: JobDetails }) {
  const isLive = useIsLive()
  const city = known || undefined
  if (!isLive || !isStored(name)) return null
  return <TextLink to={jobsPath({ category, city })}>{shownList({ category, city })}</TextLink>
}

/** Further lines about the work, such as the branch. */
function moreOf(job: JobDetails): (readonly [string, string])[] {
  const walkIn = walkInOf(job)
  const lines: [string, string | null | undefined][] = [
    [__('Number of Openings'), job.openings],
    [__('Good to know'), job.facts?.map((fact) => __(fact)).join(', ')],
    [__('Job Location'), job.job_location],
    [__('Branch Name'), job.branch_name],
    [__('English Level'), job.english_level && __(job.english_level)],
    [__('Walk-in interview'), job.is_walk_in_interview ? (walkIn?.when ?? __('Yes')) : ''],
    [__('Walk-in Address'), walkIn?.address],
    [__('Application End Date'), dayOf(job.application_end_date)],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

/** A sample's department. A stored job has none but its category. */
const departmentOf = ({ department }: JobDetails) =>
  department ? [[__('Department'), department] as const] : []

function JobTab({ job }: { job: JobDetails }) {
  return (
    <Stack>
      <Section heading={__('Job Description')} gap="2">
        <WrittenText>{job.job_description ?? ''}</WrittenText>
      </Section>
      <Section heading={__('Job Role')}>
        <DetailsList details={[...departmentOf(job), [__('Category'), __(job.category)], ...moreOf(job)]} />
      </Section>
      <Section heading={__('Job Requirement')}>
        <DetailsList
          details={[
            [__('Experience'), shownExperience(job)],
            [__('Education'), __(job.min_education || 'Any')],
            // The specification lists it, but it must not decide.
            [__('Gender'), __('Any')],
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

/** The job's company. A sample job has none, so a company sees its own data there. */
function CompanyTab({ job }: { job: JobDetails }) {
  const userType = useUserType()
  if (isStored(job.name) || userType !== 'company' || !readCompanyName())
    return <CompanySummaryCard company={job} page={job.is_verified ? job.company : undefined} />
  return <OwnCompany />
}

/** When a stored job was posted, and how long it is open. */
function JobTimes({ job }: { job: JobDetails }) {
  const now = useNow()
  if (!job.status) return null
  const times = [__('Posted {0}', [timeFromNow(job.published_on, now)])]
  if (!isOver(job) && !job.is_hidden) times.push(shownDaysLeft(job.valid_through, now))
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
      {job.is_own && <CompanyState />}
      <JobStatusBanner job={job} />
      <OwnState job={job} />
      <JobCard job={job} heading="h2">
        <JobTimes job={job} />
        {!isOver(job) && <WalkInBanner job={job} />}
        <VerifiedNote verified={job.verified} />
        {job.company_answers && <Caption>{job.company_answers}</Caption>}
      </JobCard>
      {isStored(job.name) && <JobActions job={job} />}
      {isStored(job.name) && <ListenToJob job={job} />}
      <Tabs
        label={__('Job Details')}
        tabs={[
          { id: 'job', label: __('Job Details'), content: <JobTab job={job} /> },
          { id: 'company', label: __('Company Details'), content: <CompanyTab job={job} /> },
        ]}
      />
      {isOver(job) && !job.is_own && <SimilarJobs category={job.category} without={job.name} />}
    </>
  )
}

/** The title that the server gives the page of a stored job (job_portal/web/job_page.py). */
const titleOf = (job: JobDetails | null | undefined): string =>
  job && isStored(job.name)
    ? __('{0} at {1}, {2}', [job.title, job.company_name ?? '', placeInWords(job)])
    : __('Job Details')

const noJob = () => __('This job is no longer there.')

export default function JobDetailsScreen() {
  const id = useJobId()
  const isLive = useIsLive()
  const reading = useJob()
  const isGuest = useSession() === null && isLive
  useEffect(() => {
    if (isStored(id)) noteJobBoard(id)
  }, [id])
  if (isLive && id === null) return <Navigate to={paths.jobs} replace />
  const isGone = isLive && reading.data === null
  return (
    <Screen
      title={titleOf(reading.data)}
      header={{ back: 'history', title: __('Job Details'), action: isGuest && <LanguageButton /> }}
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
