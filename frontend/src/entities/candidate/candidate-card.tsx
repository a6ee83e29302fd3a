import type { ReactNode } from 'react'
import { Card, Row, Stack } from '@/ui/layout'
import { isFitting, Reasons } from '@/ui/reasons'
import { Text } from '@/ui/text'
import { candidatePath } from './candidate-links'
import { CandidateFacts, CandidateHead } from './candidate-parts'
import type { Candidate } from './types'

export type CandidateCardProps = {
  candidate: Candidate
  /** Further content, such as the applications. */
  children?: ReactNode
  /** The buttons at the bottom, side by side. */
  actions?: ReactNode
  /** True on the candidate's own screen, where the name is not a link. */
  isOpen?: boolean
}

export function CandidateCard({ candidate, children, actions, isOpen = false }: CandidateCardProps) {
  return (
    <Card as="article">
      <Stack gap="3">
        <CandidateHead
          candidate={candidate}
          heading={isOpen ? 'h2' : 'h3'}
          to={isOpen ? undefined : candidatePath(candidate)}
        />
        {candidate.description && (
          <Text size="sm" htmlTranslate="yes">
            {candidate.description}
          </Text>
        )}
        <CandidateFacts candidate={candidate} />
        {children}
        {candidate.match && isFitting(candidate.match) && <Reasons fit={candidate.match} />}
        {actions && (
          <Row gap="2" alignItems="stretch" flexWrap="wrap">
            {actions}
          </Row>
        )}
      </Stack>
    </Card>
  )
}
