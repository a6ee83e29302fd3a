import { ApplicationSteps } from '@/entities/application/application-steps'
import { withdrawApplication } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import { isWithdrawable } from '@/entities/application/status'
import type { ApplicationStatus, Contact, HistoryEntry, StoredAppliedJob } from '@/entities/application/types'
import { WriteLink } from '@/entities/conversation/write-link'
import { InterviewOf } from '@/entities/interview/parts'
import { applyJobPath } from '@/entities/job/job-links'
import { __ } from '@/lib/i18n/translate'
import { dayAndTimeOf } from '@/lib/time'
import { toast } from '@/lib/toast'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { Disclosure } from '@/ui/disclosure'
import { List, Row } from '@/ui/layout'
import { QuestionButton } from '@/ui/question-button'
import { Caption, Text } from '@/ui/text'
import { ContactNumber } from './contact-number'
import { WalkInBanner } from './walk-in-banner'

const withdrawal = () => ({
  label: __('Withdraw'),
  title: __('Withdraw your application?'),
  confirm: __('Withdraw Application'),
  cancel: __('Keep Application'),
})
/** The texts of *Withdraw* for a person who was selected. */
const refusal = () => ({
  label: __('Turn the job down'),
  title: __('Turn this job down?'),
  confirm: __('Turn the job down'),
  cancel: __('Keep the job'),
})

const WithdrawButton = ({ job }: { job: StoredAppliedJob }) => (
  <QuestionButton
    isDestructive
    size="sm"
    {...(job.status === 'Selected' ? refusal() : withdrawal())}
    call={() => withdrawApplication(job.application)}
    done={() => {
      toast.success(__('Your application is withdrawn.'))
      return reloadApplications()
    }}
    otherwise={() => __('Your application could not be withdrawn. Please try again.')}
  >
    <Text>{job.title}</Text>
    <Text tone="muted">
      {__('The company will be told. You can apply again while the job takes applications.')}
    </Text>
  </QuestionButton>
)

/** 'Mon, 23 Nov, 9:30 am, at the office' */
const interviewOf = (at: string | null | undefined, place: string | null | undefined) =>
  [dayAndTimeOf(at), place === 'call' ? __('by phone') : place].filter(Boolean).join(', ')

const noAnswer = () => __('The job ended; the company did not answer.')
const takenBack = (status: ApplicationStatus) => __('Taken back by the company: {0}', [__(status)])

function nameOf({ status, taken_back }: HistoryEntry): string {
  if (taken_back) return takenBack(taken_back)
  return status === 'No answer' ? noAnswer() : __(status)
}

function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <Disclosure label={__('History')}>
      <List gap="2" as="ol">
        {entries.map((entry) => (
          <li key={`${entry.on} ${entry.status} ${entry.interview}`}>
            <Text size="sm">
              <Text as="span" strong>
                {nameOf(entry)}
              </Text>
              {entry.interview_at && <span>{` (${interviewOf(entry.interview_at, entry.place)})`}</span>}
            </Text>
            {entry.interview && <Text size="sm">{__(entry.interview)}</Text>}
            <Caption>{dayAndTimeOf(entry.on)}</Caption>
          </li>
        ))}
      </List>
    </Disclosure>
  )
}

/** The next step for a person who was selected. */
function Selected({ contact, company }: { contact?: Contact | null; company: string }) {
  const next = contact
    ? __('Call {0} and agree on when and where you start.', [contact.hr_name])
    : __('{0} can call you on your number. Agree on when and where you start.', [company])
  return (
    <Banner tone="success">
      <Text strong>{__('You have the job.')}</Text>
      <p>{next}</p>
    </Banner>
  )
}

/** Says that the company has undone its last decision. */
function TakenBack({ history }: StoredAppliedJob) {
  const status = history.at(-1)?.taken_back
  return status ? (
    <Banner tone="info">{`${takenBack(status)}. ${__('Your application goes on.')}`}</Banner>
  ) : null
}

const isUnanswered = ({ status, history }: StoredAppliedJob): boolean =>
  status === 'Applied' && history.some((entry) => entry.status === 'No answer')

/** After a decision, the job's own status no longer matters to the person. */
const isDecided = (status: string): boolean => status === 'Selected' || status === 'Not selected'

/** An application's status, and the searcher's actions. */
export function ApplicationPart({ job }: { job: StoredAppliedJob }) {
  const { application, status, contact, interview_at: at, place, company_name: company } = job
  const isLive = job.job_status === 'Live'
  return (
    <>
      <ApplicationSteps application={job} />
      {status === 'Selected' && <Selected contact={contact} company={company ?? ''} />}
      <TakenBack {...job} />
      {status === 'Interview' && (
        <InterviewOf application={application} known={at ? { at, place: place ?? '' } : undefined} />
      )}
      <WalkInBanner job={job} />
      {contact && <ContactNumber application={application} contact={contact} />}
      {!isLive && !isDecided(status) && (
        <Caption>{isUnanswered(job) ? noAnswer() : __('This job takes no more applications.')}</Caption>
      )}
      <Row alignItems="flex-start" flexWrap="wrap">
        {/* Nobody may write about a withdrawn application. Earlier messages stay in the inbox. */}
        {status !== 'Withdrawn' && <WriteLink application={application} name={company ?? job.title} />}
        <History entries={job.history} />
        {isWithdrawable(status) && <WithdrawButton job={job} />}
        {status === 'Withdrawn' && isLive && (
          <ButtonLink size="sm" to={applyJobPath(job.name)}>
            {__('Apply Again')}
          </ButtonLink>
        )}
      </Row>
    </>
  )
}
