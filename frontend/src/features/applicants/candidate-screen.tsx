import { useSearchParams } from 'react-router-dom'
import { candidateIn } from '@/entities/candidate/candidate-links'
import { useCandidate } from '@/entities/candidate/hooks'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { CandidatesView } from './candidates-view'
import { FoundCandidate } from './found-candidate'

/** A candidate of the account's company: an applicant, or a match for one of its jobs. */
export default function CandidateScreen() {
  const reading = useCandidate(candidateIn(useSearchParams()[0]))
  return (
    <Screen title={__('Candidate')} header={{ back: 'history' }}>
      <CandidatesView reading={reading} empty={__('This candidate was not found.')} skeletons={2}>
        {(found) => <FoundCandidate found={found} />}
      </CandidatesView>
    </Screen>
  )
}
