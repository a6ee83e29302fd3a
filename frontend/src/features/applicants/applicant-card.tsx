import { type ReactNode, useId } from 'react'
import { CandidateCard } from '@/entities/candidate/candidate-card'
import { mainMovesFrom } from '@/entities/candidate/moves'
import type { ApplicationSummary, Candidate } from '@/entities/candidate/types'
import { StatusTag } from '@/ui/status-tag'
import { DecisionButtons } from './decision-buttons'
import { useDecision } from './use-decision'

type ApplicantCardProps = {
  candidate: Candidate
  /** The buttons of a sample. */
  sampleActions?: ReactNode
}

/** An applicant, with the company's decisions. */
export function ApplicantCard({ candidate, sampleActions }: ApplicantCardProps) {
  const { application } = candidate
  if (!application) return <CandidateCard candidate={candidate} actions={sampleActions} />
  return <DecidedCard candidate={candidate} application={application} />
}

function DecidedCard({ candidate, application }: { candidate: Candidate; application: ApplicationSummary }) {
  const statusId = useId()
  const decision = useDecision(application.name, application.status)
  const moves = mainMovesFrom(decision.status)
  const hasActions = !candidate.absent && (decision.isDecided || moves.length > 0)
  return (
    <CandidateCard
      candidate={candidate}
      status={decision.status !== 'Applied' && <StatusTag id={statusId} status={decision.status} />}
      actions={
        hasActions && (
          <DecisionButtons name={candidate.name} moves={moves} decision={decision} statusId={statusId} />
        )
      }
    />
  )
}
