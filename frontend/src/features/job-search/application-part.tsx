import { ApplicationSteps } from '@/entities/application/application-steps'
import { withdrawApplication } from '@/entities/application/calls'
import { reloadApplications } from '@/entities/application/hooks'
import { isWithdrawable } from '@/entities/application/status'
import type { Application, AppliedJob, HistoryEntry } from '@/entities/application/types'
import { applyJobPath } from '@/entities/job/links'
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

const WithdrawButton = ({ application, title }: { application: string; title: string }) => (
  <QuestionButton
    isDestructive
    size="sm"
    label={__('Withdraw')}
    title={__('Withdraw your application?')}
    confirm={__('Withdraw Application')}
    cancel={__('Keep Application')}
    call={() => withdrawApplication(application)}
    done={() => {
      toast.success(__('Your application is withdrawn.'))
      return reloadApplications()
    }}
    otherwise={() => __('Your application could not be withdrawn. Please try again.')}
  >
    <Text>{title}</Text>
    <Text tone="muted">
      {__('The company will be told. You can apply again while the job takes applications.')}
    </Text>
  </QuestionButton>
)

/** 'Mon, 23 Nov, 9:30 am, at the office' */
const interviewOf = (at: string | null | undefined, place: string | null | undefined) =>
  [dayAndTimeOf(at), place === 'call' ? __('by phone') : place].filter(Boolean).join(', ')

const noAnswer = () => __('The job ended; the company did not answer.')

function History({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <Disclosure label={__('History')}>
      <List gap="2" as="ol">
        {entries.map((entry) => (
          <li key={`${entry.on} ${entry.status}`}>
            <Text size="sm">
              <Text as="span" strong>
                {entry.status === 'No answer' ? noAnswer() : __(entry.status)}
              </Text>
              {entry.interview_at && <span>{` (${interviewOf(entry.interview_at, entry.place)})`}</span>}
            </Text>
            <Caption>{dayAndTimeOf(entry.on)}</Caption>
          </li>
        ))}
      </List>
    </Disclosure>
  )
}

function Interview({ interviewAt, place }: Application) {
  if (!interviewAt) return null
  return <Banner tone="info">{__('Interview: {0}', [interviewOf(interviewAt, place)])}</Banner>
}

function WalkIn({ walkIn }: Application) {
  if (!walkIn) return null
  return <Banner tone="info">{__('Walk-in interview: {0}, {1}', [walkIn.when, walkIn.address])}</Banner>
}

const isUnanswered = ({ status, history }: Application): boolean =>
  status === 'Applied' && history.some((entry) => entry.status === 'No answer')

/** After a decision, the person no longer needs to know whether the job is open. */
const isDecided = (status: string): boolean => status === 'Selected' || status === 'Not selected'

/** An application's status, and the searcher's actions. */
export function ApplicationPart({ job, application }: { job: AppliedJob; application: Application }) {
  const { status, seenOn, contact, isJobLive } = application
  return (
    <>
      <ApplicationSteps status={status} seenOn={seenOn} />
      <Interview {...application} />
      <WalkIn {...application} />
      {contact && <ContactNumber application={application.name} contact={contact} />}
      {!isJobLive && !isDecided(status) && (
        <Caption>
          {isUnanswered(application) ? noAnswer() : __('This job takes no more applications.')}
        </Caption>
      )}
      <Row alignItems="flex-start" flexWrap="wrap">
        <History entries={application.history} />
        {isWithdrawable(status) && <WithdrawButton application={application.name} title={job.title} />}
        {status === 'Withdrawn' && isJobLive && (
          <ButtonLink size="sm" to={applyJobPath(job.id)}>
            {__('Apply Again')}
          </ButtonLink>
        )}
      </Row>
    </>
  )
}
