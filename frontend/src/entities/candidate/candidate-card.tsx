import type { ReactNode } from 'react'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Avatar } from '@/ui/avatar'
import { BriefcaseIcon } from '@/ui/icons'
import { Card, Row, Stack } from '@/ui/layout'
import { PinIcon, VerifiedIcon } from '@/ui/screen-icons'
import { HiddenText, Subheading, Text } from '@/ui/text'
import type { Candidate } from './types'

export type CandidateCardProps = {
  candidate: Candidate
  /** At the bottom, side by side: what one can do about the candidate. */
  actions?: ReactNode
}

/** A person in a list of candidates. */
export function CandidateCard({ candidate, actions }: CandidateCardProps) {
  const { name, profession, currentCompany, location, experience, expectedSalary } = candidate
  return (
    <Card as="article">
      <Stack gap="3">
        <Row alignItems="flex-start">
          <Avatar name={name} imageUrl={candidate.profilePicture} />
          <Stack gap="0.5" flex="1">
            <Row gap="1.5" color="success">
              <Subheading color="ink">{name}</Subheading>
              {candidate.isVerified && (
                <>
                  <VerifiedIcon small />
                  <HiddenText>{__('Verified')}</HiddenText>
                </>
              )}
            </Row>
            <Text tone="muted" size="sm">
              {__('{0} at {1}', [profession, currentCompany])}
            </Text>
          </Stack>
        </Row>
        <Text size="sm">{candidate.description}</Text>
        <Row as="ul" listStyle="none" flexWrap="wrap" columnGap="4" rowGap="1" color="muted" fontSize="sm">
          <Row as="li" gap="1" alignItems="flex-start">
            <PinIcon small marginTop="0.5" />
            {location}
          </Row>
          <Row as="li" gap="1" alignItems="flex-start">
            <BriefcaseIcon small marginTop="0.5" />
            {__(experience)}
          </Row>
          <Text as="li" strong color="ink">
            {__('{0} per month', [rupees(expectedSalary)])}
          </Text>
        </Row>
        {actions && (
          <Row gap="2" alignItems="stretch" flexWrap="wrap">
            {actions}
          </Row>
        )}
      </Stack>
    </Card>
  )
}
