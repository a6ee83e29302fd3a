import { CandidateList } from '@/entities/candidate/candidate-list'
import { useShortlisted } from '@/entities/candidate/hooks'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { ApplicantCard } from './applicant-card'
import { CandidatesList } from './candidates-view'
import { FilterButton } from './filter-button'

export function ShortlistProfileScreen() {
  const shortlisted = useShortlisted()
  return (
    <Screen title={__('Shortlist Profile')} header={{ back: 'history', action: <FilterButton isNew /> }}>
      <CandidatesList
        onward={{ to: paths.appliedCandidates, label: __('Applied Candidates') }}
        reading={shortlisted}
        empty={__('You have not shortlisted anybody yet.')}
      >
        {(candidates) => (
          <>
            <Heading>{__('Shortlisted Candidates ({0})', [shownTotal(shortlisted)])}</Heading>
            <CandidateList candidates={candidates}>
              {(candidate) => <ApplicantCard candidate={candidate} />}
            </CandidateList>
          </>
        )}
      </CandidatesList>
    </Screen>
  )
}
