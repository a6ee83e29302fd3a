import { CandidateList } from '@/entities/candidate/candidate-list'
import { useApplicants } from '@/entities/candidate/hooks'
import type { Candidate } from '@/entities/candidate/types'
import { useJobId } from '@/entities/job/hooks'
import { matchesPath } from '@/entities/job/links'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { ApplicantCard } from './applicant-card'
import { CandidatesList } from './candidates-view'
import { DecisionButton } from './decision-button'
import { FilterButton } from './filter-button'

const JobApplicantCard = ({ candidate }: { candidate: Candidate }) => (
  <ApplicantCard
    candidate={candidate}
    sampleActions={
      <>
        <DecisionButton variant="outline" action="ignore" candidate={candidate} />
        <DecisionButton action="shortlist" candidate={candidate} />
      </>
    }
  />
)

export function JobApplicantsScreen() {
  const job = useJobId()
  const applicants = useApplicants(job)
  const matches = job ? matchesPath(job) : paths.preScreenedCandidates
  return (
    <Screen title={__('Job Applicants')} header={{ back: 'history', action: <FilterButton isNew /> }}>
      <CandidatesList
        leadsOn={<ButtonLink to={matches}>{__('Find candidates')}</ButtonLink>}
        reading={applicants}
        empty={__('Nobody has applied yet.')}
      >
        {(candidates) => (
          <>
            <Heading>{__('Recent People Applied ({0})', [shownTotal(applicants)])}</Heading>
            <CandidateList candidates={candidates} card={JobApplicantCard} />
          </>
        )}
      </CandidatesList>
    </Screen>
  )
}
