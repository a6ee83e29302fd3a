import { type ComponentType, memo } from 'react'
import { useDictionary } from '@/lib/i18n/dictionary'
import { List, ListItem } from '@/ui/layout'
import type { Candidate } from './types'

type CandidateListProps = {
  candidates: readonly Candidate[]
  /** Renders one candidate. */
  card: ComponentType<{ candidate: Candidate }>
}

/** A list of candidates. A candidate that stays is not rendered again while the person types a search. */
export function CandidateList({ candidates, card }: CandidateListProps) {
  return (
    <List>
      {candidates.map((candidate) => (
        <Line key={candidate.id} candidate={candidate} card={card} />
      ))}
    </List>
  )
}

type LineProps = { candidate: Candidate; card: CandidateListProps['card'] }

const Line = memo(function Line({ candidate, card: Card }: LineProps) {
  useDictionary()
  return (
    <ListItem>
      <Card candidate={candidate} />
    </ListItem>
  )
})
