import { useIsLive } from '@/entities/market/hooks'
import { lazyPart } from '@/ui/lazy-part'

const Offers = lazyPart(() => import('./offers'))

let hasSucceeded = false

/** The person has applied or posted a job: a good moment for an offer. */
export function noteSuccess(): void {
  hasSucceeded = true
}

/** The offers after a success: never over a form, and never for samples. */
export function AfterSuccess() {
  return useIsLive() && hasSucceeded && <Offers />
}
