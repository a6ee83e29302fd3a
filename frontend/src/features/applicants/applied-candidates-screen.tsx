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

/** Everybody who applied, under the profession that they follow. */
export function AppliedCandidatesScreen() {
  const applied = useApplied()
  const { order } = useFilters()
  /** More of the last profession may be on the next page; in the order of time, more of each. */
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
