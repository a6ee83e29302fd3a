import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { EngagementCard } from '@/entities/brief/engagement-card'
import { useEngagements, useMyBriefs } from '@/entities/brief/hooks'
import { postBriefPath } from '@/entities/brief/links'
import { OwnBriefCard } from '@/entities/brief/own-brief-card'
import { FreelancerCard } from '@/entities/freelancer/freelancer-card'
import { useFreelancers } from '@/entities/freelancer/hooks'
import { NearMeButton, useNearMe } from '@/entities/place/near-me'
import { rememberedPincode, rememberPlace } from '@/entities/session/remembered-place'
import { TradeRow } from '@/entities/trade/trade-row'
import { freelanceTrades } from '@/entities/trade/trades'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { Banner } from '@/ui/banner'
import { ButtonLink, TextLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Row, Stack } from '@/ui/layout'
import { ReadingView } from '@/ui/reading-view'
import { PlusIcon } from '@/ui/screen-icons'
import { Heading, HiddenText } from '@/ui/text'

/** Home shows a few of each, with a link to the rest. */
const FEW = 3

type HeadProps = { heading: string; to: string }

const Head = ({ heading, to }: HeadProps) => (
  <Row justifyContent="space-between" flexWrap="wrap">
    <Heading>{heading}</Heading>
    <TextLink to={to}>{__('See all')}</TextLink>
  </Row>
)

const keyOf = ({ name }: { name: string }) => name

const isUnderWay = ({ status }: { status: string }) => status !== 'Done' && status !== 'Cancelled'

/** What the account needs, and whom it has hired; nothing before its first brief. */
function Own() {
  const briefs = useMyBriefs().data?.slice(0, FEW) ?? []
  const engagements = useEngagements().data?.filter(isUnderWay).slice(0, FEW) ?? []
  return (
    <>
      {engagements.length > 0 && (
        <Stack as="section" gap="2">
          <Head heading={__('Agreement')} to={`${paths.myBriefs}?list=hired`} />
          <Cards items={engagements} keyOf={keyOf}>
            {(engagement) => <EngagementCard engagement={engagement} />}
          </Cards>
        </Stack>
      )}
      {briefs.length > 0 && (
        <Stack as="section" gap="2">
          <Head heading={__('My Briefs')} to={paths.myBriefs} />
          <Cards items={briefs} keyOf={keyOf}>
            {(brief) => <OwnBriefCard brief={brief} />}
          </Cards>
        </Stack>
      )}
    </>
  )
}

/** Freelancers near the place that this device remembers; without one the newest, and a tap asks for the place. */
function Near() {
  const isHydrating = useIsHydrating()
  const [chosen, setChosen] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const pincode = chosen ?? (isHydrating ? '' : rememberedPincode())
  const near = useNearMe((place) => {
    setFailure(undefined)
    setChosen(place.pincode)
    rememberPlace({ pincode: place.pincode })
  }, setFailure)
  const { loadMore: _, ...reading } = useFreelancers(pincode ? { pincode, order: 'nearest' } : {})
  return (
    <Stack as="section" gap="2">
      <Head
        heading={pincode ? __('Freelancers near you') : __('Freelancers')}
        to={
          pincode
            ? `${paths.freelancers}?${new URLSearchParams({ pincode, order: 'nearest' })}`
            : paths.freelancers
        }
      />
      {!pincode && <NearMeButton {...near} />}
      {failure && <Banner tone="error">{failure}</Banner>}
      <ReadingView reading={reading} empty={__('No freelancers yet. Post what you need: they will read it.')}>
        {(freelancers) => (
          <Cards items={freelancers.slice(0, FEW)} keyOf={keyOf}>
            {(freelancer) => <FreelancerCard freelancer={freelancer} />}
          </Cards>
        )}
      </ReadingView>
    </Stack>
  )
}

/** Home of who looks for freelancers, on a live site. */
export default function FindFreelancerView() {
  const navigate = useNavigate()
  return (
    <>
      <HiddenText as="h1">{__('Home')}</HiddenText>
      <ButtonLink to={postBriefPath()}>
        <PlusIcon />
        <span>{__('Post what you need')}</span>
      </ButtonLink>
      <TradeRow
        trades={freelanceTrades}
        search=""
        onSearch={(search) => navigate(`${paths.freelancers}?${new URLSearchParams({ search })}`)}
      />
      <Own />
      <Near />
    </>
  )
}
