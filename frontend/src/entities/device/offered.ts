import { readJson, storageKeys, writeJson } from '@/lib/storage'

type Offer = 'installOffer' | 'pushOffer'

type Offered = {
  /** When it was last offered, in ms. */
  at: number
  /** The person refused it for good. */
  isRefused?: boolean
}

const PAUSE_MS = 30 * 86_400_000

/** Whether the last offer is long enough ago and was not refused for good. */
export function isDue(offer: Offer, now = Date.now()): boolean {
  const offered = readJson<Offered>(storageKeys[offer])
  return !offered || (!offered.isRefused && now - offered.at > PAUSE_MS)
}

export function noteOffer(offer: Offer, { isRefused = false } = {}): void {
  writeJson(storageKeys[offer], { at: Date.now(), isRefused } satisfies Offered)
}
