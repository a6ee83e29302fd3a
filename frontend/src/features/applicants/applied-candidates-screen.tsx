import { groupByProfession } from '@/entities/candidate/calls'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { useFilters } from '@/entities/candidate/filters'
import { useApplied } from '@/entities/candidate/hooks'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { ButtonLink } from '@/ui/button'
import { Stack } from '@/ui/layout'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { ApplicantCard } from './applicant-card'
import { CandidatesList } from './candidates-view'
import { FilterButton } from './filter-button'

/** All applicants, grouped by profession. */
export function AppliedCandidatesScreen() {
  const applied = useApplied()
  const { order } = useFilters()
  /** The next page may hold more of the last profession; in order of time, more of every one. */
  const more = (index: number, groups: number) =>
    applied.loadMore && (order || index === groups - 1) ? '+' : ''
  return (
    <Screen title={__('Applied Candidates')} header={{ back: 'history', action: <FilterButton isNew /> }}>
      <CandidatesList
        leadsOn={<ButtonLink to={paths.postNewJob}>{__('New Job Post')}</ButtonLink>}
        reading={applied}
        empty={__('Nobody has applied yet.')}
      >
        {(all) =>
          groupByProfession(all).map(({ profession, candidates }, index, groups) => (
            <Stack key={profession} as="section" gap="3">
              <Heading>
                {__('{0} ({1})', [
                  profession || __('Profession not given'),
                  `${candidates.length}${more(index, groups.length)}`,
                ])}
              </Heading>
              <CandidateList candidates={candidates} card={ApplicantCard} />
            </Stack>
          ))
        }
      </CandidatesList>
    </Screen>
  )
}
