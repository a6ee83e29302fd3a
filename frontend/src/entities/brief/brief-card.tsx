import type { ReactNode } from 'react'
import { TradePicture } from '@/entities/trade/trade-picture'
import { tradeName } from '@/entities/trade/trades'
import { timeFromNow } from '@/lib/time'
import { useNow } from '@/lib/use-now'
import { Row, Stack } from '@/ui/layout'
import { Caption, Heading, Text } from '@/ui/text'
import { CardLink, LinkedCard } from '@/ui/title-link'
import { briefPath } from './brief-links'
import { shownBudget, shownWhen, shownWhere } from './shown-brief'
import type { BriefCard as Brief } from './types'

type BriefCardProps = {
  brief: Brief
  /** Content below the rest. Buttons in it need a `zIndex`. */
  children?: ReactNode
}

/** A brief in a list: title, budget, place and day. The whole card is a link to its page. */
export function BriefCard({ brief, children }: BriefCardProps) {
  const { name, title, category, posted_on: postedOn } = brief
  const now = useNow()
  const budget = shownBudget(brief)
  const trade = tradeName(category)
  // The reasons contain the distance.
  const place = brief.fit ? { ...brief, distance_km: null } : brief
  return (
    <LinkedCard>
      <Stack gap="3">
        <Row alignItems="flex-start">
          <TradePicture trades={[category]} />
          <Stack gap="1" flex="1">
            <Heading fontSize="md" htmlTranslate="yes">
              <CardLink to={briefPath(name)}>{title}</CardLink>
            </Heading>
            {trade && trade !== title && <Text size="sm">{trade}</Text>}
            {budget && <Text strong>{budget}</Text>}
            <Caption>{[shownWhere(place), shownWhen(brief), timeFromNow(postedOn, now)].join(' · ')}</Caption>
          </Stack>
        </Row>
        {children}
      </Stack>
    </LinkedCard>
  )
}
