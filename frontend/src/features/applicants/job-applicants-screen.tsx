import { CandidateList } from '@/entities/candidate/candidate-list'
import { useApplicants } from '@/entities/candidate/hooks'
import { useJobId } from '@/entities/job/hooks'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { ApplicantCard } from './applicant-card'
import { CandidatesList } from './candidates-view'
import { DecisionButton } from './decision-button'
import { FilterButton } from './filter-button'

export function JobApplicantsScreen() {
  const applicants = useApplicants(useJobId())
  return (
    <Screen title={__('Job Applicants')} header={{ back: 'history', action: <FilterButton isNew /> }}>
      <CandidatesList reading={applicants} empty={__('Nobody has applied yet.')}>
        {(candidates) => (
          <>
            <Heading>{__('Recent People Applied ({0})', [shownTotal(applicants)])}</Heading>
            <CandidateList candidates={candidates}>
              {(candidate) => (
                <ApplicantCard
                  candidate={candidate}
                  sampleActions={
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
      </CandidatesList>
    </Screen>
  )
}
