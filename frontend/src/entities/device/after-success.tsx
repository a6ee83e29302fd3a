import { lazy, Suspense } from 'react'
import { useIsLive } from '@/entities/market/market'

const Offers = lazy(() => import('./offers').catch(() => ({ default: () => null })))

let hasSucceeded = false

/** One has applied, or posted a job: a moment at which the app has been of use. */
export function noteSuccess(): void {
  hasSucceeded = true
}

/** What is offered from then on: never before, never over a form, and nothing of it on a sample. */
export function AfterSuccess() {
  return useIsLive() && hasSucceeded ? (
    <Suspense>
      <Offers />
    </Suspense>
  ) : null
}
