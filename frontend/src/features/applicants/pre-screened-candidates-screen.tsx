import { useNavigate } from 'react-router-dom'
import { CandidateCard } from '@/entities/candidate/candidate-card'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { usePreScreened } from '@/entities/candidate/hooks'
import type { Candidate } from '@/entities/candidate/types'
import { __ } from '@/lib/i18n/translate'
import { logAction } from '@/lib/log-action'
import { paths } from '@/lib/routes'
import { IconButton } from '@/ui/button'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { EyeIcon, FilterIcon, PhoneIcon } from '@/ui/screen-icons'
import { Heading } from '@/ui/text'
import { DecisionButton } from './decision-button'

function PreScreenedCard({ candidate }: { candidate: Candidate }) {
  return (
    <CandidateCard
      candidate={candidate}
      actions={
        <>
          <IconButton
            alignSelf="center"
            label={__('View {0}', [candidate.name])}
            onClick={() => logAction('view candidate')}
          >
            <EyeIcon />
          </IconButton>
          <IconButton
            alignSelf="center"
            label={__('Call {0}', [candidate.name])}
            onClick={() => logAction('call candidate')}
          >
            <PhoneIcon />
          </IconButton>
          <DecisionButton variant="outline" action="ignore" candidate={candidate} />
          <DecisionButton action="select" candidate={candidate} />
        </>
      }
    />
  )
}

/** Whom the portal suggests for the job that was just posted. */
export function PreScreenedCandidatesScreen() {
  const navigate = useNavigate()
  return (
    <Screen
      title={__('Pre Screened Candidates')}
      header={{
        back: 'home',
        action: (
          <IconButton
            label={__('Filter')}
            data-leads-to={paths.filter}
            onClick={() => navigate(paths.filter)}
          >
            <FilterIcon />
          </IconButton>
        ),
      }}
    >
      <ReadingView reading={usePreScreened()} empty={__('No candidate is similar to your position yet.')}>
        {(candidates) => (
          <>
            <Heading>{__('Candidates for you ({0})', [candidates.length])}</Heading>
            <CandidateList candidates={candidates}>
              {(candidate) => <PreScreenedCard candidate={candidate} />}
            </CandidateList>
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
