import { useId } from 'react'
import { revealPhone } from '@/entities/candidate/calls'
import { CandidateFacts, CandidateHead } from '@/entities/candidate/candidate-parts'
import type { ApplicationDetails } from '@/entities/candidate/details'
import { movesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary, Candidate } from '@/entities/candidate/types'
import { WriteLink } from '@/entities/conversation/write-link'
import { InterviewOf, knownInterview } from '@/entities/interview/parts'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { CallButton } from '@/ui/call-button'
import { Box, Card, Row, Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { Caption, Text } from '@/ui/text'
import { AfterHire } from './after-hire'
import { DecisionButtons } from './decision-buttons'
import { useDecision } from './use-decision'

// Lazy, so that the build keeps the steps out of the first load (frontend/build/modules.mjs).
const loadSteps = async () => ({
  default: (await import('@/entities/application/application-steps')).ApplicationSteps,
})
const ApplicationSteps = lazyPart(loadSteps, { meanwhile: () => <Box minHeight="{spacing.14}" /> })
// Fetched at once, to arrive together with the candidate. A failed fetch is reported where the steps are shown.
loadSteps().catch(() => undefined)

const absence = {
  deleted: () => __('This person has deleted their account. Nothing can be decided any more.'),
  withdrawn: () => __('This person has withdrawn the application.'),
  frozen: () => __('This person has frozen their account. You can decide once they are back.'),
}

type ApplicantHeadProps = {
  candidate: Candidate
  application: ApplicationSummary
  details: ApplicationDetails
}

/** The applicant, the application's status and all possible decisions. */
export function ApplicantHead({ candidate, application, details }: ApplicantHeadProps) {
  const statusId = useId()
  const decision = useDecision(application.name, application.status)
  const { may_restore: mayUndo, contact_seen_on: seenOn, seen_on: openedOn } = details
  const interview = knownInterview(application)
  return (
    <Card>
      <Stack gap="3">
        <CandidateHead candidate={candidate} heading="h2" />
        <CandidateFacts candidate={candidate} />
        <Caption>
          {__('Applied for {0} on {1}', [application.job_title ?? '', dayOf(application.applied_on)])}
        </Caption>
        <Box id={statusId}>
          <ApplicationSteps
            application={{ status: decision.status, seen_on: openedOn, history: details.history }}
            note={openedOn && decision.status === 'Applied' ? __('Opened on {0}', [dayOf(openedOn)]) : ''}
          />
        </Box>
        {decision.status === 'Interview' && <InterviewOf application={application.name} known={interview} />}
        {seenOn && <Caption>{__('Looked at the number of your contact on {0}', [dayOf(seenOn)])}</Caption>}
        {candidate.absent ? (
          <Text>{absence[candidate.absent]()}</Text>
        ) : (
          <Row gap="2" alignItems="stretch" flexWrap="wrap">
            <DecisionButtons
              name={candidate.name}
              moves={movesFrom(decision.status)}
              decision={{ ...decision, isDecided: decision.isDecided || Boolean(mayUndo) }}
              statusId={statusId}
              interview={interview}
              showsBoth
            />
          </Row>
        )}
        {decision.hiredAt && (
          <AfterHire name={candidate.name} application={application} hiredAt={decision.hiredAt} />
        )}
        {!candidate.absent && (
          <Row gap="2" alignItems="flex-start" flexWrap="wrap">
            <Box flex="1 1 8em">
              <CallButton
                of={application.name}
                reveal={() => revealPhone({ application: application.name })}
                name={candidate.name}
              />
            </Box>
            <WriteLink application={application.name} name={candidate.name} />
          </Row>
        )}
      </Stack>
    </Card>
  )
}
