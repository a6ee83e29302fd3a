import { CandidateCard } from '@/entities/candidate/candidate-card'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { useShortlisted } from '@/entities/candidate/hooks'
import { __ } from '@/lib/i18n/translate'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'

export function ShortlistProfileScreen() {
  return (
    <Screen title={__('Shortlist Profile')} header={{ back: 'history' }}>
      <ReadingView reading={useShortlisted()} empty={__('You have not shortlisted anybody yet.')}>
        {(candidates) => (
          <>
            <Heading>{__('Shortlisted Candidates ({0})', [candidates.length])}</Heading>
            <CandidateList candidates={candidates}>
              {(candidate) => <CandidateCard candidate={candidate} />}
            </CandidateList>
          </>
        )}
      </ReadingView>
    </Screen>
  )
}
