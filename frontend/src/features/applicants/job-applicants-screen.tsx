import { CandidateCard } from '@/entities/candidate/candidate-card'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { useApplicants } from '@/entities/candidate/hooks'
import { __ } from '@/lib/i18n/translate'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { DecisionButton } from './decision-button'

export function JobApplicantsScreen() {
  return (
    <Screen title={__('Job Applicants')} header={{ back: 'history' }}>
      <ReadingView reading={useApplicants()} empty={__('Nobody has applied yet.')}>
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
      </ReadingView>
    </Screen>
  )
}
