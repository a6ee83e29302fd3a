import { groupByProfession } from '@/entities/candidate/calls'
import { CandidateCard } from '@/entities/candidate/candidate-card'
import { CandidateList } from '@/entities/candidate/candidate-list'
import { useApplied } from '@/entities/candidate/hooks'
import { __ } from '@/lib/i18n/translate'
import { Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { Screen } from '@/ui/screen'
import { Heading } from '@/ui/text'

/** Everybody who applied, under the profession that they follow. */
export function AppliedCandidatesScreen() {
  return (
    <Screen title={__('Applied Candidates')} header={{ back: 'history' }}>
      <ReadingView reading={useApplied()} empty={__('Nobody has applied yet.')}>
        {(applied) =>
          groupByProfession(applied).map(({ profession, candidates }) => (
            <Stack key={profession} as="section" gap="3">
              <Heading>{__('{0} ({1})', [profession, candidates.length])}</Heading>
              <CandidateList candidates={candidates}>
                {(candidate) => <CandidateCard candidate={candidate} />}
              </CandidateList>
            </Stack>
          ))
        }
      </ReadingView>
    </Screen>
  )
}
