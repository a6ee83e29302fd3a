import { createContext, useContext, useSyncExternalStore } from 'react'
import { readSession, subscribeSession } from '@/lib/session/session'
import { boot } from './boot'
import { isInBrowser } from './environment'
import { rendering } from './rendering'
import { readText, storageKeys, writeText } from './storage'

/** Whether the site shows samples, or what its companies and searchers have made (docs/market.md). */
export type Market = 'sample' | 'live'

/** What the page's boot, the reply to a sign-in and that to a posted job say of the market, and of one's part in it. */
export type MarketNews = { market?: Market; may_publish?: boolean; is_frozen?: boolean }

const listeners = new Set<() => void>()
const known = (text: string | null | undefined): Market | undefined =>
  text === 'live' || text === 'sample' ? text : undefined

// A page that the service worker kept does not know the market until its session's boot has come.
let market: Market | undefined = boot.shell ? undefined : (boot.market ?? 'sample')
let mayPublish = Boolean(boot.may_publish)
let frozen = Boolean(boot.is_frozen)

function tell(): void {
  for (const listener of listeners) listener()
}

function change(next: Market | undefined): void {
  if (next === market) return
  market = next
  tell()
}

function hearOfFrozen(next: boolean): void {
  if (next === frozen) return
  frozen = next
  writeText(storageKeys.frozen, String(next))
  tell()
}

/** Takes over what an answer says of the market, and tells the other tabs. */
export function hearOfMarket(news: MarketNews): void {
  if (news.may_publish !== undefined) mayPublish = news.may_publish
  hearOfFrozen(news.is_frozen ?? frozen)
  if (!news.market) return
  // Where nothing is kept it is a sample.
  const kept = readText(storageKeys.market) ?? 'sample'
  if (kept !== news.market) writeText(storageKeys.market, news.market)
  change(news.market)
}

// What an account may do and whether it is frozen ends with its session, whichever way and in whichever tab that ends.
subscribeSession(() => {
  if (!readSession()) hearOfMarket({ may_publish: false, is_frozen: false })
})

/** The server was asked and did not answer: then the market is as it was last time. */
export function recallMarket(): void {
  if (!market) change(known(readText(storageKeys.market)) ?? 'sample')
}

/** Whether this account's company may publish a job, by what the server said last. */
export const readMayPublish = (): boolean => mayPublish

/** Whether the account has frozen itself: nobody else sees anything of it. */
export const useIsFrozen = (): boolean =>
  useSyncExternalStore(
    subscribeMarket,
    () => frozen,
    () => false,
  )

export const readMarket = (): Market | undefined => market

export function subscribeMarket(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The market as a form was opened with: an open form is never swapped underneath. */
export const MarketOfForm = createContext<Market | undefined>(undefined)

/** As the page was rendered: the build does not know the market, the server does. */
const marketInPage = () => (rendering() ? boot.market : undefined)

/** The market, undefined while the page does not know it yet. */
export function useMarket(): Market | undefined {
  const now = useSyncExternalStore(subscribeMarket, readMarket, marketInPage)
  return useContext(MarketOfForm) ?? now
}

/** Whether what is shown is real: then screens have more than the samples had. */
export const useIsLive = (): boolean => useMarket() === 'live'

if (isInBrowser) {
  window.addEventListener('storage', ({ key, newValue }) => {
    const told = key === storageKeys.market ? known(newValue) : undefined
    if (told && market) change(told)
    if (key === storageKeys.frozen) hearOfFrozen(newValue === 'true')
  })
}
