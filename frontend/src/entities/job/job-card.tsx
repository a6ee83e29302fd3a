import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { placeInWords, shownDistance } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Box, Card, Row, Stack } from '@/ui/layout'
import { PinIcon, VerifiedIcon } from '@/ui/screen-icons'
import { Tag } from '@/ui/tag'
import { Caption, HiddenText, Text } from '@/ui/text'
import { Thumbnail } from '@/ui/thumbnail'
import { TitleLink } from '@/ui/title-link'
import { isKnown, levelOf, shownPay } from './shown-job'
import type { Job } from './types'

export const JobTitle = chakra('h3', {
  base: { fontSize: 'md', fontWeight: 'bold', lineHeight: 'tight', overflowWrap: 'anywhere' },
})
/** A job in any list. */
type CardJob = Omit<Job, 'applied'>

export type JobCardProps = {
  job: CardJob
  /** The heading level of the title. */
  heading?: 'h2' | 'h3'
  /** The link of the title; without it the title is plain text. */
  titleTo?: string
  /** The card's button, such as a ButtonLink 'Apply'. */
  action?: ReactNode
  /** Further content below the rest. */
  children?: ReactNode
}

const tagsOf = ({
  job_type: type,
  work_location_type: place,
  level,
  experience_required: experience,
}: CardJob) =>
  [type === 'Both' ? __('Full Time or Part Time') : type, place, level ?? levelOf(experience)].filter(
    (tag): tag is string => Boolean(tag),
  )

function CompanyLine({ job }: { job: CardJob }) {
  return (
    <Row as="p" gap="1" fontSize="sm" overflowWrap="anywhere">
      <span>{job.company_name}</span>
      {job.is_verified && (
        <Box as="span" color="brand" display="inline-flex" flexShrink="0">
          <VerifiedIcon small />
          <HiddenText>{__('Verified company')}</HiddenText>
        </Box>
      )}
    </Row>
  )
}

export function Pay({ job }: { job: CardJob }) {
  const pay = shownPay(job)
  if (!pay) return <Caption>{__('Salary not given')}</Caption>
  return (
    <Text strong fontSize="lg">
      <span>{`${pay.amounts} `}</span>
      <Caption as="span" fontWeight="normal" display="inline-block">
        {pay.detail}
      </Caption>
    </Text>
  )
}

/** A card shows this many facts. The job's own screen shows all. */
const MOST_FACTS = 4

export function JobCard({ job, heading = 'h3', titleTo, action, children }: JobCardProps) {
  return (
    <Card as="article">
      <Stack gap="3">
        <Row alignItems="flex-start">
          <Thumbnail imageUrl={job.company_logo} />
          <Stack gap="0.5" flex="1">
            <JobTitle as={heading} htmlTranslate="yes">
              {titleTo ? <TitleLink to={titleTo}>{job.title}</TitleLink> : job.title}
            </JobTitle>
            {job.trade && <Text size="sm">{job.trade}</Text>}
            <Caption>{__(job.category)}</Caption>
            {job.company_name && <CompanyLine job={job} />}
            <Row as="p" gap="1" color="muted" fontSize="sm" alignItems="flex-start">
              <PinIcon small marginTop="0.5" />
              <span>
                <span>{placeInWords(job)}</span>
                {isKnown(job.distance_km) && (
                  <>
                    <span>{' · '}</span>
                    <Box as="span" display="inline-block">
                      {shownDistance(job.distance_km)}
                    </Box>
                  </>
                )}
              </span>
            </Row>
          </Stack>
        </Row>
        <Row flexWrap="wrap" gap="2">
          {tagsOf(job).map((tag) => (
            <Tag key={tag}>{__(tag)}</Tag>
          ))}
          {job.facts?.slice(0, MOST_FACTS).map((fact) => (
            <Tag key={fact} tone="muted">
              {__(fact)}
            </Tag>
          ))}
        </Row>
        <Row justifyContent="space-between" flexWrap="wrap">
          <Pay job={job} />
          {action}
        </Row>
        {children}
      </Stack>
    </Card>
  )
}
