import { type ReactNode, useId } from 'react'
import { revealPhone } from '@/entities/candidate/calls'
import { CandidateCard } from '@/entities/candidate/candidate-card'
import { pathOf } from '@/entities/candidate/candidate-links'
import { mainMovesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary, Candidate } from '@/entities/candidate/types'
import { WriteLink } from '@/entities/conversation/write-link'
import { InterviewOf, knownInterview } from '@/entities/interview/parts'
import { useJobId } from '@/entities/job/hooks'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { TextLink } from '@/ui/button'
import { CallButton } from '@/ui/call-button'
import { Row, Stack } from '@/ui/layout'
import { StatusTag } from '@/ui/status-tag'
import { Tag } from '@/ui/tag'
import { Caption } from '@/ui/text'
import { AfterHire } from './after-hire'
import { Answers, FitsAll } from './answers'
import { DecisionButtons } from './decision-buttons'
import { useDecision } from './use-decision'

type ApplicantCardProps = {
  candidate: Candidate
  /** The buttons for a sample candidate. */
  sampleActions?: ReactNode
}

/** An applicant with all their applications, and the company's decisions about each. */
export function ApplicantCard({ candidate, sampleActions }: ApplicantCardProps) {
  const { name, absent, applications } = candidate
  const [newest] = applications ?? []
  if (!applications || !newest) return <CandidateCard candidate={candidate} actions={sampleActions} />
  return (
    <CandidateCard candidate={candidate}>
      {!absent && (
        <CallButton of={newest.name} reveal={() => revealPhone({ application: newest.name })} name={name} />
      )}
      {applications.map((application) => (
        <ApplicationPart
          key={application.name}
          candidate={candidate}
          application={application}
          isOneOfSeveral={applications.length > 1}
        />
      ))}
    </CandidateCard>
  )
}

type ApplicationPartProps = {
  candidate: Candidate
  application: ApplicationSummary
  isOneOfSeveral: boolean
}

function ApplicationPart({ candidate, application, isOneOfSeveral }: ApplicationPartProps) {
  const { name, absent } = candidate
  const { job, job_title, unseen, fits_all, answers } = application
  const statusId = useId()
  const decision = useDecision(application.name, application.status)
  const { status, isDecided, hiredAt } = decision
  const moves = mainMovesFrom(status)
  const day = dayOf(application.applied_on)
  const isListOfJob = useJobId() === job
  const applied =
    job_title && !isListOfJob ? __('Applied for {0} on {1}', [job_title, day]) : __('Applied on {0}', [day])
  return (
    <Stack gap="2" {...(isOneOfSeveral && { borderTopWidth: 'thin', borderColor: 'line', paddingTop: '2' })}>
      <Row id={statusId} gap="2" flexWrap="wrap">
        {status !== 'Applied' && <StatusTag status={status} />}
        {fits_all && <FitsAll />}
        {unseen && status === 'Applied' && <Tag tone="brand">{__('New')}</Tag>}
        {isOneOfSeveral ? (
          <TextLink to={pathOf({ application: application.name })} fontSize="sm">
            {applied}
          </TextLink>
        ) : (
          <Caption>{applied}</Caption>
        )}
      </Row>
      {status === 'Interview' && (
        <InterviewOf application={application.name} known={knownInterview(application)} />
      )}
      {answers?.length ? <Answers answers={answers} /> : null}
      {!absent && (
        <Row gap="2" alignItems="stretch" flexWrap="wrap">
          {(isDecided || moves.length > 0) && (
            <DecisionButtons name={name} moves={moves} decision={decision} statusId={statusId} />
          )}
          <WriteLink application={application.name} name={name} />
        </Row>
      )}
      {hiredAt && <AfterHire name={name} application={application} hiredAt={hiredAt} />}
    </Stack>
  )
}
