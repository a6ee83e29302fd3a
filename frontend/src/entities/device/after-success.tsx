import { useIsLive } from '@/entities/market/market'
import { latePart } from '@/ui/late-part'

const Offers = latePart(() => import('./offers').then((part) => part.default))

let hasSucceeded = false

/** One has applied, or posted a job: a moment at which the app has been of use. */
export function noteSuccess(): void {
  hasSucceeded = true
}

/** What is offered from then on: never before, never over a form, and nothing of it on a sample. */
export function AfterSuccess() {
  return useIsLive() && hasSucceeded && <Offers />
}
