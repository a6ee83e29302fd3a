import { dayOf } from '@/lib/time'
import { Avatar } from '@/ui/avatar'
import { Card, Row, Stack } from '@/ui/layout'
import { StatusTag } from '@/ui/status-tag'
import { Caption, Heading, Text } from '@/ui/text'
import { CardLink } from '@/ui/title-link'
import { engagementPath } from './brief-links'
import { shownPrice } from './shown-brief'
import type { Engagement } from './types'

/** An engagement in a list. The whole card is a link to it. */
export function EngagementCard({ engagement }: { engagement: Engagement }) {
  const { name, status, brief, other, on } = engagement
  return (
    <Card as="article" position="relative">
      <Row alignItems="flex-start">
        <Avatar name={other.name} imageUrl={other.picture ?? undefined} />
        <Stack gap="1" flex="1">
          <Heading fontSize="md" htmlTranslate="yes">
            <CardLink to={engagementPath(name)}>{brief.title}</CardLink>
          </Heading>
          <Text size="sm" htmlTranslate="no">
            {other.name}
          </Text>
          <Caption>{[shownPrice(engagement), dayOf(on)].filter(Boolean).join(' · ')}</Caption>
          <StatusTag status={status} alignSelf="flex-start" />
        </Stack>
      </Row>
    </Card>
  )
}
