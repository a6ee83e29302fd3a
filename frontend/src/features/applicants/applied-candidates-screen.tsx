import { groupByProfession } from '@/entities/candidate/calls'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { useApplied } from '@/entities/candidate/hooks'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'
import { ApplicantCard } from './applicant-card'
import { FilterButton } from './filter-button'

/** Everybody who applied, under the profession that they follow. */
export function AppliedCandidatesScreen() {
  const applied = useApplied()
  // More of a profession may be on the next page.
  const more = applied.loadMore ? '+' : ''
  return (
    <Screen title={__('Applied Candidates')} header={{ back: 'history', action: <FilterButton isNew /> }}>
      <ReadingView reading={applied} empty={__('Nobody has applied yet.')}>
        {(all) =>
          groupByProfession(all).map(({ profession, candidates }) => (
            <Stack key={profession} as="section" gap="3">
              <Heading>
                {__('{0} ({1})', [profession || __('Profession not given'), `${candidates.length}${more}`])}
              </Heading>
              <CandidateList candidates={candidates}>
                {(candidate) => <ApplicantCard candidate={candidate} />}
              </CandidateList>
            </Stack>
          ))
        }
      </ReadingView>
    </Screen>
  )
}
