import { useNavigate } from 'react-router-dom'
import { revealPhone } from '@/entities/candidate/calls'
import { CandidateCard } from '@/entities/candidate/candidate-card'
import { candidatePath, pathOf, refOf } from '@/entities/candidate/candidate-links'
import type { Candidate } from '@/entities/candidate/types'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { paths } from '@/lib/routes'
import { IconButton } from '@/ui/button'
import { CallButton } from '@/ui/call-button'
import { EyeIcon, PhoneIcon } from '@/ui/screen-icons'
import { MatchButtons } from './match-buttons'
import { SampleMoves } from './move-button'

type MatchCardProps = {
  candidate: Candidate
  /** True on the candidate's own screen. */
  isOpen?: boolean
}

/** A match for a job, with its actions. For a sample they are only logged (docs/behaviour.md#candidates). */
export function MatchCard({ candidate, isOpen = false }: MatchCardProps) {
  const { name, match } = candidate
  const who = refOf(candidate)
  return (
    <CandidateCard
      candidate={candidate}
      isOpen={isOpen}
      actions={
        <>
          {!isOpen && <ViewButton candidate={candidate} />}
          {!match && (
            <IconButton
              alignSelf="center"
              label={__('Call {0}', [name])}
              onClick={() => logAction('call candidate')}
            >
              <PhoneIcon />
            </IconButton>
          )}
          {match ? (
            <MatchButtons name={name} match={match} />
          ) : (
            <SampleMoves name={name} moves={['ignore', 'select']} />
          )}
        </>
      }
    >
      {who && match?.may_call && <CallButton of={pathOf(who)} reveal={() => revealPhone(who)} name={name} />}
    </CandidateCard>
  )
}

/** A component of its own: it uses the router, so each letter of a search renders it again. */
function ViewButton({ candidate }: { candidate: Candidate }) {
  const navigate = useNavigate()
  const { name } = candidate
  const path = candidatePath(candidate)
  return (
    <IconButton
      alignSelf="center"
      label={__('View {0}', [name])}
      data-leads-to={path && paths.candidate}
      onClick={() => (path ? navigate(path) : logAction('view candidate'))}
    >
      <EyeIcon />
    </IconButton>
  )
}
