import type { ReactNode } from 'react'
import { __ } from '@/lib/i18n/translate'
import { dayOf } from '@/lib/time'
import { Card, Row, Stack } from '@/ui/layout'
import { Reasons } from '@/ui/reasons'
import { Caption, Text } from '@/ui/text'
import { CandidateFacts, CandidateHead } from './candidate-parts'
import { candidatePath } from './links'
import type { Candidate } from './types'

export type CandidateCardProps = {
  candidate: Candidate
  /** How the application stands. */
  status?: ReactNode
  /** The buttons at the bottom, side by side. */
  actions?: ReactNode
  /** True on the candidate's own screen: the name is no link there. */
  isOpen?: boolean
}

/** The job and the date of the application. */
function Applied({ application, status }: { application: Candidate['application']; status: ReactNode }) {
  if (!application) return null
  const { jobTitle, appliedOn } = application
  const day = dayOf(appliedOn)
  return (
    <Row gap="2" flexWrap="wrap">
      {status}
      <Caption>
        {jobTitle ? __('Applied for {0} on {1}', [jobTitle, day]) : __('Applied on {0}', [day])}
      </Caption>
    </Row>
  )
}

export function CandidateCard({ candidate, status, actions, isOpen = false }: CandidateCardProps) {
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
        <Applied application={candidate.application} status={status} />
        {candidate.match && <Reasons fit={candidate.match} />}
        {actions && (
          <Row gap="2" alignItems="stretch" flexWrap="wrap">
            {actions}
          </Row>
        )}
      </Stack>
    </Card>
  )
}
