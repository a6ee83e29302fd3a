import { CandidateCard } from '@/entities/candidate/candidate-card'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { listShortlisted } from '@/entities/candidate/source'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { SourceView } from '@/ui/source-view'
import { Heading } from '@/ui/text'

export function ShortlistProfileScreen() {
  return (
    <Screen title={__('Shortlist Profile')} header={{ back: 'history' }}>
      <SourceView load={listShortlisted} empty={__('You have not shortlisted anybody yet.')}>
        {(candidates) => (
          <>
            <Heading>{__('Shortlisted Candidates ({0})', [candidates.length])}</Heading>
            <CandidateList candidates={candidates}>
              {(candidate) => <CandidateCard candidate={candidate} />}
            </CandidateList>
          </>
        )}
      </SourceView>
    </Screen>
  )
}
