import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { postBriefPath } from '@/entities/brief/brief-links'
import { FreelancerCard } from '@/entities/freelancer/freelancer-card'
import { useFreelancers } from '@/entities/freelancer/hooks'
import { NearMeButton, useNearMe } from '@/entities/place/near-me'
import { rememberedPincode, rememberPlace } from '@/entities/session/remembered-place'
import { useSession } from '@/entities/session/who'
import { TradeRow } from '@/entities/trade/trade-row'
import { freelanceTrades } from '@/entities/trade/trades'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useIsHydrating } from '@/lib/use-is-hydrating'
import { Banner } from '@/ui/banner'
import { ButtonLink } from '@/ui/button'
import { Cards } from '@/ui/card-list'
import { Stack } from '@/ui/layout'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import { ReadingView } from '@/ui/reading-view'
import { PlusIcon } from '@/ui/screen-icons'
import { HiddenText } from '@/ui/text'
import { FEW, ListHead } from './list-head'

// Lazy: guests, whose page the server renders, have posted nothing.
const OwnBriefs = lazyPart(() => import('./own-briefs'), { otherwise: NotLoaded })

const keyOf = ({ name }: { name: string }) => name

/** Freelancers near the place that this device remembers. Without one: the newest, and a button that asks for it. */
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
      <ListHead
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

/** Home on a live site for people who look for freelancers. */
export function FindFreelancerView() {
  const navigate = useNavigate()
  const isSignedIn = useSession() !== null
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
      {isSignedIn && <OwnBriefs />}
      <Near />
    </>
  )
}
