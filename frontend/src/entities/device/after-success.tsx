import { useIsLive } from '@/entities/market/hooks'
import { lazyPart } from '@/ui/lazy-part'

const Offers = lazyPart(() => import('./offers'))

let hasSucceeded = false

/** Notes that the person has applied or posted a job: a good moment for an offer. */
export function noteSuccess(): void {
  hasSucceeded = true
}

/** The offers after a success. They are never shown over a form, nor on a sample site. */
export function AfterSuccess() {
  return useIsLive() && hasSucceeded && <Offers />
}
