import { type ComponentType, memo } from 'react'
import { useDictionary } from '@/lib/i18n/dictionary'
import { List, ListItem } from '@/ui/layout'
import type { Candidate } from './types'

type CandidateListProps = {
  candidates: readonly Candidate[]
  /** What draws one of them. */
  card: ComponentType<{ candidate: Candidate }>
}

/** Candidates below each other. Who stays the same is not drawn anew while somebody types above them. */
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
