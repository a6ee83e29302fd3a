import type { ReactNode } from 'react'
import { List, ListItem } from '@/ui/layout'
import type { Candidate } from './types'

/** Candidates below each other, each drawn by `children`. */
export function CandidateList(props: {
  candidates: readonly Candidate[]
  children: (candidate: Candidate) => ReactNode
}) {
  return (
    <List>
      {props.candidates.map((candidate) => (
        <ListItem key={candidate.id}>{props.children(candidate)}</ListItem>
      ))}
    </List>
  )
}
