import { readJson, storageKeys, writeJson } from '@/lib/storage'

type Offer = 'installOffer' | 'pushOffer'

type Offered = {
  /** When it was offered the last time, in ms. */
  at: number
  /** One does not want to hear of it any more. */
  isRefused?: boolean
}

const PAUSE_MS = 30 * 86_400_000

/** Whether it is long enough ago that one was asked, and one did not refuse for good. */
export function isDue(offer: Offer, now = Date.now()): boolean {
  const offered = readJson<Offered>(storageKeys[offer])
  return !offered || (!offered.isRefused && now - offered.at > PAUSE_MS)
}

export function noteOffer(offer: Offer, { isRefused = false } = {}): void {
  writeJson(storageKeys[offer], { at: Date.now(), isRefused } satisfies Offered)
}
