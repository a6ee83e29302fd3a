import { EngagementCard } from '@/entities/brief/engagement-card'
import { useEngagements, useMyBriefs } from '@/entities/brief/hooks'
import { OwnBriefCard } from '@/entities/brief/own-brief-card'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Cards } from '@/ui/card-list'
import { Stack } from '@/ui/layout'
import { FEW, ListHead } from './list-head'

const keyOf = ({ name }: { name: string }) => name

const isUnderWay = ({ status }: { status: string }) => status !== 'Done' && status !== 'Cancelled'

/** The account's briefs and hires; nothing before its first brief. */
export default function OwnBriefs() {
  const briefs = useMyBriefs().data?.slice(0, FEW) ?? []
  const engagements = useEngagements().data?.filter(isUnderWay).slice(0, FEW) ?? []
  return (
    <>
      {engagements.length > 0 && (
        <Stack as="section" gap="2">
          <ListHead heading={__('Agreement')} to={`${paths.myBriefs}?list=hired`} />
          <Cards items={engagements} keyOf={keyOf}>
            {(engagement) => <EngagementCard engagement={engagement} />}
          </Cards>
        </Stack>
      )}
      {briefs.length > 0 && (
        <Stack as="section" gap="2">
          <ListHead heading={__('My Briefs')} to={paths.myBriefs} />
          <Cards items={briefs} keyOf={keyOf}>
            {(brief) => <OwnBriefCard brief={brief} />}
          </Cards>
        </Stack>
      )}
    </>
  )
}
