import { BriefCard } from '@/entities/brief/brief-card'
import { useBriefs } from '@/entities/brief/hooks'
import type { BriefCard as Brief } from '@/entities/brief/types'
import { __ } from '@/lib/i18n/translate'
import { Cards } from '@/ui/card-list'
import { Reasons } from '@/ui/reasons'
import { Screen } from '@/ui/screen'
import { SearchFrame, useSearch } from './search-frame'
import { useListHeader } from './use-list-header'

const keyOf = ({ name }: Brief) => name
const card = (brief: Brief) => <BriefCard brief={brief}>{brief.fit && <Reasons fit={brief.fit} />}</BriefCard>

/** The live briefs, for freelancers who look for work. */
export default function BriefsScreen() {
  const search = useSearch()
  return (
    <Screen title={__('Work for you')} header={useListHeader().header}>
      <SearchFrame search={search} label={__('Search')} reading={useBriefs(search.filters)}>
        {(briefs) => (
          <Cards items={briefs} keyOf={keyOf}>
            {card}
          </Cards>
        )}
      </SearchFrame>
    </Screen>
  )
}
