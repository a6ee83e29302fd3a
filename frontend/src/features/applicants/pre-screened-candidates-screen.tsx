import { CandidateList } from '@/entities/candidate/candidate-list'
import { usePreScreened } from '@/entities/candidate/hooks'
import { useJobId } from '@/entities/job/hooks'
import { shownTotal } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { CandidatesList } from './candidates-view'
import { FilterButton } from './filter-button'
import { MatchCard } from './match-card'

/** The matches for a job: the one in the address, or the newest. */
export function PreScreenedCandidatesScreen() {
  const preScreened = usePreScreened(useJobId())
  return (
    <Screen title={__('Pre Screened Candidates')} header={{ back: 'home', action: <FilterButton /> }}>
      <CandidatesList
        leadsOn={<ButtonLink to={paths.myJobs}>{__('See All Jobs')}</ButtonLink>}
        reading={preScreened}
        empty={__('No candidate is similar to your position yet.')}
      >
        {(candidates) => (
          <>
            <Heading>{__('Candidates for you ({0})', [shownTotal(preScreened)])}</Heading>
            <CandidateList candidates={candidates} card={MatchCard} />
          </>
        )}
      </CandidatesList>
    </Screen>
  )
}
