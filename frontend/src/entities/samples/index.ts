import { useMarket } from '@/entities/market/market'
import {
  type Key,
  type ListReading,
  type LoadPage,
  type Page,
  type Reading,
  useList,
  useRecord,
} from '@/lib/backend/reading'

type Samples = typeof import('./data')

/** The items of a sample list. */
export async function samplesOf<Name extends keyof Samples>(name: Name): Promise<Samples[Name][number][]> {
  const samples = await import('./data')
  return [...samples[name]]
}

type Sources<Sample, Live, Given> = {
  /** What is shown while the site has nothing real. */
  sample: () => Promise<Sample>
  /** What the server gives of a live market. */
  live: Live
  /** What of that the page may have brought along. */
  given?: () => Given | undefined
  /** What the live one depends on, such as its filters. */
  key?: Key
  /** The live one is kept on the device for when there is no network: nothing of other people. */
  isForOffline?: boolean
  /** Something that the live one depends on is not known yet. */
  isWaiting?: boolean
}

const PUBLIC = { isPublic: true, keepsPrevious: true }
// What a guest may not see stands behind a guard, or asks for nothing without a session.
const LIVE = { isForGuests: true }

/** A list of the market: the one place where it is chosen between samples and what is real. */
export function useMarketList<Item, More = object>(
  noun: string,
  sources: Sources<Item[], LoadPage<Item, More>, Page<Item, More>>,
): ListReading<Item, Partial<More>> {
  const market = useMarket()
  const sample = useList<Item, Partial<More>>(
    market === 'sample' ? [noun, ...(sources.key ?? [])] : null,
    async () => ({ items: await sources.sample(), next: null }) as Page<Item, Partial<More>>,
    PUBLIC,
  )
  const isReady = market === 'live' && !sources.isWaiting
  const live = useList(isReady ? [noun, ...(sources.key ?? [])] : null, sources.live, {
    ...LIVE,
    keepsPrevious: true,
    given: sources.given,
    isForOffline: sources.isForOffline,
  })
  return market === 'live' ? live : sample
}

/** One record of the market, chosen as a list is. */
export function useMarketRecord<Data>(
  noun: string,
  sources: Sources<Data, () => Promise<Data>, Data>,
): Reading<Data> {
  const market = useMarket()
  const sample = useRecord(
    market === 'sample' ? [noun, ...(sources.key ?? [])] : null,
    sources.sample,
    PUBLIC,
  )
  const live = useRecord(market === 'live' ? [noun, ...(sources.key ?? [])] : null, sources.live, {
    ...LIVE,
    given: sources.given,
    isForOffline: sources.isForOffline,
  })
  return market === 'live' ? live : sample
}
