import { CandidateList } from '@/entities/candidate/candidate-list'
import { useShortlisted } from '@/entities/candidate/hooks'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
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
        leadsOn={<ButtonLink to={paths.appliedCandidates}>{__('Applied Candidates')}</ButtonLink>}
        reading={shortlisted}
        empty={__('You have not shortlisted anybody yet.')}
      >
        {(candidates) => (
          <>
            <Heading>{__('Shortlisted Candidates ({0})', [shownTotal(shortlisted)])}</Heading>
            <CandidateList candidates={candidates} card={ApplicantCard} />
          </>
        )}
      </CandidatesList>
    </Screen>
  )
}
