import { aboutMonthly, payFor, unitIn } from '@/entities/pay/pay'
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
export function workOf({ headline, current_company: company }: Candidate): string {
  if (headline && company) return __('{0} at {1}', [headline, company])
  return headline || (company ? __('At {0}', [company]) : '')
}

/** '3 years'; empty when unknown. */
export function experienceOf({ experience_years: years }: Candidate): string {
  if (!years) return ''
  return years === 1 ? __('1 year') : __('{0} years', [years])
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
      <Avatar name={name} imageUrl={candidate.photo ?? undefined} />
      <Stack gap="0.5" flex="1">
        <Row gap="1.5" color="success">
          <Subheading as={heading} color="ink">
            {to ? <TitleLink to={to}>{name}</TitleLink> : name}
          </Subheading>
          {candidate.is_verified && (
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
  const { city, expected_salary: monthly, pay_expected: expected } = candidate
  const experience = experienceOf(candidate)
  const unit = unitIn(candidate.pay_unit)
  if (!city && !experience && !monthly) return null
  return (
    <Row as="ul" listStyle="none" flexWrap="wrap" columnGap="4" rowGap="1" color="muted" fontSize="sm">
      {city && (
        <Row as="li" gap="1" alignItems="flex-start">
          <PinIcon small marginTop="0.5" />
          <span>{city}</span>
        </Row>
      )}
      {experience && (
        <Row as="li" gap="1" alignItems="flex-start">
          <BriefcaseIcon small marginTop="0.5" />
          <span>{experience}</span>
        </Row>
      )}
      {monthly ? (
        <Text as="li" strong color="ink">
          <span>{`${payFor(unit, rupees((unit !== 'Month' && expected) || monthly))} `}</span>
          {unit !== 'Month' && (
            <Caption as="span" fontWeight="normal" display="inline-block">
              {aboutMonthly(rupees(monthly))}
            </Caption>
          )}
        </Text>
      ) : null}
    </Row>
  )
}
