import { isWalkInDay, type WalkInFields, walkInOf } from '@/entities/job/walk-in'
import { __ } from '@/lib/i18n/translate'
import { useNow } from '@/lib/use-now'
import { Banner } from '@/ui/banner'
import { Row } from '@/ui/layout'
import { Tag } from '@/ui/tag'

/** When and where people can walk in for an interview, with today marked. Nothing for other jobs. */
export function WalkInBanner({ job }: { job: WalkInFields }) {
  const now = useNow()
  const walkIn = walkInOf(job)
  if (!walkIn) return null
  const isToday = isWalkInDay(walkIn, now)
  return (
    <Banner tone="info">
      <Row gap="2" flexWrap="wrap">
        {isToday && <Tag tone="event">{__('Today')}</Tag>}
        <span>{__('Walk-in interview: {0}, {1}', [walkIn.when, walkIn.address])}</span>
      </Row>
    </Banner>
  )
}
