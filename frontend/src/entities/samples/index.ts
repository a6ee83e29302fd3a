import { useMarket } from '@/entities/market/hooks'
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

/** Loads a sample list. */
export async function samplesOf<Name extends keyof Samples>(name: Name): Promise<Samples[Name][number][]> {
  const samples = await import('./data')
  return [...samples[name]]
}

type Sources<Sample, Live, Given> = {
  /** Loads the sample, on a sample site. */
  sample: () => Promise<Sample>
  /** Loads the real data of a live market. */
  live: Live
  /** The real data in the page, if any. */
  given?: () => Given | undefined
  /** The parameters of the real data, such as its filters. */
  key?: Key
  /** Stores the real data for use without a network. Never set it for data about other people. */
  isForOffline?: boolean
  /** A parameter of the real data is not known yet. */
  isWaiting?: boolean
}

const PUBLIC = { isPublic: true, keepsPrevious: true }
// Guards hide data that guests must not see, or it is read only with a session.
const LIVE = { isForGuests: true }

/** A list of the market. Only this module chooses between samples and real data. */
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

/** A sample record or a live one, chosen as in `useMarketList`. */
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
