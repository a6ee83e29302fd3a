import { aboutMonthly, payFor } from '@/entities/pay/pay'
import { rupees } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Avatar } from '@/ui/avatar'
import { BriefcaseIcon } from '@/ui/icons'
import { Row, Stack } from '@/ui/layout'
import { PinIcon, VerifiedIcon } from '@/ui/screen-icons'
import { Caption, HiddenText, Subheading, Text } from '@/ui/text'
import { TitleLink } from '@/ui/title-link'
import type { Candidate } from './types'

/** 'Accountant at Orange City Traders', or the known part of it. */
export function workOf({ profession, currentCompany }: Candidate): string {
  if (profession && currentCompany) return __('{0} at {1}', [profession, currentCompany])
  return profession || (currentCompany && __('At {0}', [currentCompany]))
}

type CandidateProps = { candidate: Candidate }

type CandidateHeadProps = CandidateProps & {
  /** The link of the name. */
  to?: string
  /** The heading level of the name. */
  heading?: 'h2' | 'h3'
}

/** Name, picture and work. */
export function CandidateHead({ candidate, to, heading = 'h3' }: CandidateHeadProps) {
  const { name } = candidate
  const work = workOf(candidate)
  return (
    <Row alignItems="flex-start">
      <Avatar name={name} imageUrl={candidate.profilePicture} />
      <Stack gap="0.5" flex="1">
        <Row gap="1.5" color="success">
          <Subheading as={heading} color="ink">
            {to ? <TitleLink to={to}>{name}</TitleLink> : name}
          </Subheading>
          {candidate.isVerified && (
            <>
              <VerifiedIcon small />
              <HiddenText>{__('Verified')}</HiddenText>
            </>
          )}
        </Row>
        {work && <Caption>{work}</Caption>}
      </Stack>
    </Row>
  )
}

/** Place, experience and expected salary. */
export function CandidateFacts({ candidate }: CandidateProps) {
  const { location, experience, expectedSalary, expectedPay } = candidate
  if (!location && !experience && expectedSalary === null) return null
  return (
    <Row as="ul" listStyle="none" flexWrap="wrap" columnGap="4" rowGap="1" color="muted" fontSize="sm">
      {location && (
        <Row as="li" gap="1" alignItems="flex-start">
          <PinIcon small marginTop="0.5" />
          <span>{location}</span>
        </Row>
      )}
      {experience && (
        <Row as="li" gap="1" alignItems="flex-start">
          <BriefcaseIcon small marginTop="0.5" />
          <span>{__(experience)}</span>
        </Row>
      )}
      {expectedSalary !== null && (
        <Text as="li" strong color="ink">
          <span>
            {`${
              expectedPay
                ? payFor(expectedPay.unit, rupees(expectedPay.amount))
                : payFor('Month', rupees(expectedSalary))
            } `}
          </span>
          {expectedPay && (
            <Caption as="span" fontWeight="normal" display="inline-block">
              {aboutMonthly(rupees(expectedSalary))}
            </Caption>
          )}
        </Text>
      )}
    </Row>
  )
}
