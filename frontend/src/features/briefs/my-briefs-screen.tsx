import { useSearchParams } from 'react-router-dom'
import { postBriefPath } from '@/entities/brief/brief-links'
import { EngagementCard } from '@/entities/brief/engagement-card'
import { useEngagements, useMyBriefs } from '@/entities/brief/hooks'
import { OwnBriefCard } from '@/entities/brief/own-brief-card'
import { __ } from '@/lib/i18n/translate'
import { ButtonLink, IconLink } from '@/ui/button'
import { CardList } from '@/ui/card-list'
import { Screen } from '@/ui/screen'
import { PlusIcon } from '@/ui/screen-icons'
import { Tabs } from '@/ui/tabs'

const post = () => __('Post what you need')

function Briefs() {
  return (
    <CardList
      reading={useMyBriefs()}
      empty={__('You have not posted anything yet.')}
      leadsOn={<ButtonLink to={postBriefPath()}>{post()}</ButtonLink>}
      keyOf={({ name }) => name}
    >
      {(brief) => <OwnBriefCard brief={brief} />}
    </CardList>
  )
}

function Hired() {
  return (
    <CardList reading={useEngagements()} empty={__('Nobody is hired yet.')} keyOf={({ name }) => name}>
      {(engagement) => <EngagementCard engagement={engagement} />}
    </CardList>
  )
}

const BRIEFS = 'briefs'
const HIRED = 'hired'

/** The account's briefs with their quotes, and the people it hired. The address keeps the tab. */
export default function MyBriefsScreen() {
  const [params, setParams] = useSearchParams()
  return (
    <Screen
      title={__('My Briefs')}
      header={{
        back: 'home',
        action: (
          <IconLink label={post()} to={postBriefPath()}>
            <PlusIcon />
          </IconLink>
        ),
      }}
    >
      <Tabs
        label={__('My Briefs')}
        chosen={params.get('list') === HIRED ? HIRED : BRIEFS}
        onChoose={(list) =>
          setParams(list === HIRED ? { list } : {}, { replace: true, preventScrollReset: true })
        }
        tabs={[
          { id: BRIEFS, label: __('Posted'), content: <Briefs /> },
          { id: HIRED, label: __('Hired'), content: <Hired /> },
        ]}
      />
    </Screen>
  )
}
