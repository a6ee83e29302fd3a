import { isWalkInDay, type WalkIn } from '@/entities/job/walk-in'
import { __ } from '@/lib/i18n/translate'
import { useNow } from '@/lib/use-now'
import { Banner } from '@/ui/banner'
import { Row } from '@/ui/layout'
import { Tag } from '@/ui/tag'

/** When and where people may walk in for an interview; today is marked. */
export function WalkInBanner({ walkIn }: { walkIn: WalkIn }) {
  const isToday = isWalkInDay(walkIn, useNow())
  return (
    <Banner tone="info">
      <Row gap="2" flexWrap="wrap">
        {isToday && <Tag tone="event">{__('Today')}</Tag>}
        <span>{__('Walk-in interview: {0}, {1}', [walkIn.when, walkIn.address])}</span>
      </Row>
    </Banner>
  )
}
