import { lazy, Suspense } from 'react'
import { NotLoaded } from '@/ui/not-loaded'
import type { Asking } from './use-agreement'

// Shown once to most people: no form waits for it.
const ConsentCard = lazy(() => import('./consent-card').catch(() => ({ default: NotLoaded })))

/** The notices that a form has to show, and the ticks for them. Nothing where all is agreed to. */
export function ConsentPart({ asking }: { asking: Asking }) {
  return asking.purposes.length > 0 ? (
    <Suspense>
      <ConsentCard asking={asking} />
    </Suspense>
  ) : null
}
