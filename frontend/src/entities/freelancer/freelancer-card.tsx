import type { ReactNode } from 'react'
import { joinAddress, shownDistance } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { Avatar } from '@/ui/avatar'
import { Row, Stack } from '@/ui/layout'
import { Tag } from '@/ui/tag'
import { Caption, Subheading, Text } from '@/ui/text'
import { Thumbnail } from '@/ui/thumbnail'
import { CardLink, LinkedCard } from '@/ui/title-link'
import { freelancerPath } from './freelancer-links'
import { shownRates, shownRating } from './shown-freelancer'
import type { FreelancerCard as Freelancer } from './types'

/** City and distance, price, rating. */
export function FreelancerFacts({ freelancer }: { freelancer: Freelancer }) {
  const { city, distance_km: distance, rates } = freelancer
  const place = [city ?? '', typeof distance === 'number' ? shownDistance(distance) : '']
  const rating = shownRating(freelancer)
  return (
    <>
      {rates.length > 0 && <Text strong>{shownRates(rates)}</Text>}
      <Caption>{joinAddress(place)}</Caption>
      {rating && <Text size="sm">{rating}</Text>}
    </>
  )
}

type FreelancerCardProps = {
  freelancer: Freelancer
  /** Further content, such as buttons. They are above the card's link. */
  children?: ReactNode
}

/** A freelancer in a list. The whole card is a link to the page. */
export function FreelancerCard({ freelancer, children }: FreelancerCardProps) {
  const { name, full_name, headline, picture, is_open } = freelancer
  return (
    <LinkedCard>
      <Stack gap="3">
        <Row alignItems="flex-start">
          {picture ? <Thumbnail imageUrl={picture} /> : <Avatar name={full_name} />}
          <Stack gap="1" flex="1">
            <Subheading htmlTranslate="no">
              <CardLink to={freelancerPath(name)}>{full_name}</CardLink>
            </Subheading>
            {headline && <Text htmlTranslate="yes">{headline}</Text>}
            <FreelancerFacts freelancer={freelancer} />
            {!is_open && (
              <Row>
                <Tag tone="muted">{__('Takes no new work now')}</Tag>
              </Row>
            )}
          </Stack>
        </Row>
        {children && (
          <Row position="relative" zIndex="1" gap="2" flexWrap="wrap">
            {children}
          </Row>
        )}
      </Stack>
    </LinkedCard>
  )
}
