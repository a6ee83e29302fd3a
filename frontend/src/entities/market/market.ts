import { createContext, useContext } from 'react'
import { type Boot, boot, useBoot } from '@/lib/boot'
import { rendering } from '@/lib/rendering'

/** Whether the site shows samples, or what its companies and searchers have made (docs/market.md). */
export type Market = NonNullable<Boot['market']>

/** The market as a form was opened with: an open form is never swapped underneath. */
export const MarketOfForm = createContext<Market | undefined>(undefined)

/** As the page was rendered: the build does not know the market, the server does. */
const marketInPage = () => (rendering() ? boot.market : undefined)

/** The market, undefined while the page does not know it yet. */
export function useMarket(): Market | undefined {
  const now = useBoot(({ market }) => market, marketInPage)
  return useContext(MarketOfForm) ?? now
}

/** Whether what is shown is real: then screens have more than the samples had. */
export const useIsLive = (): boolean => useMarket() === 'live'
