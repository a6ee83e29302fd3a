import { createContext, useContext } from 'react'
import { useSession } from '@/entities/session/who'
import { type Boot, boot, useBoot } from '@/lib/boot'
import { rendering } from '@/lib/rendering'

/** Whether the site shows samples or real companies and searchers (docs/market.md). */
export type Market = NonNullable<Boot['market']>

/** The market when a form was opened: an open form never changes its kind. */
export const MarketOfForm = createContext<Market | undefined>(undefined)

/** The market in the page: the server knows it at rendering, the build does not. */
const marketInPage = () => (rendering() ? boot.market : undefined)

/** The market; undefined if the page does not know it yet. */
export function useMarket(): Market | undefined {
  const now = useBoot(({ market }) => market, marketInPage)
  return useContext(MarketOfForm) ?? now
}

/** Whether the data is real: screens then have more than the samples' features. */
export const useIsLive = (): boolean => useMarket() === 'live'

/** Whether somebody is signed in on a live site. Otherwise there is no account data to read. */
export function useHasLiveAccount(): boolean {
  const isSignedIn = useSession() !== null
  return useIsLive() && isSignedIn
}

/** Whether the site offers freelancers: it is live, and they are switched on. */
export const useHasFreelancers = (): boolean => {
  const isOn = useBoot(
    ({ freelancers }) => Boolean(freelancers),
    () => Boolean(rendering() && boot.freelancers),
  )
  return useIsLive() && isOn
}
