import { latePart } from '@/ui/late-part'
import { NotLoaded } from '@/ui/not-loaded'
import type { Asking } from './use-agreement'

// Shown once to most people: no form waits for it.
const ConsentCard = latePart(() => import('./consent-card').then((part) => part.default), {
  otherwise: NotLoaded,
})

/** The notices that a form has to show, and the ticks for them. Nothing where all is agreed to. */
export function ConsentPart({ asking }: { asking: Asking }) {
  return asking.purposes.length > 0 && <ConsentCard asking={asking} />
}
