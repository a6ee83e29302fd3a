import { __ } from '@/lib/translate'
import { Screen } from '@/ui/screen'
import { SourceView } from '@/ui/source-view'
import { Heading } from '@/ui/text'
import { CandidateCard } from './candidate-card'
import { CandidateList } from './candidate-list'
import { DecisionButton } from './decision-button'
import { listApplicants } from './source'

export function JobApplicantsScreen() {
  return (
    <Screen title={__('Job Applicants')} header={{ back: 'history' }}>
      <SourceView load={listApplicants} empty={__('Nobody has applied yet.')}>
        {(candidates) => (
          <>
            <Heading>{__('Recent People Applied ({0})', [candidates.length])}</Heading>
            <CandidateList candidates={candidates}>
              {(candidate) => (
                <CandidateCard
                  candidate={candidate}
                  actions={
                    <>
                      <DecisionButton variant="outline" action="ignore" candidate={candidate} />
                      <DecisionButton action="shortlist" candidate={candidate} />
                    </>
                  }
                />
              )}
            </CandidateList>
          </>
        )}
      </SourceView>
    </Screen>
  )
}
