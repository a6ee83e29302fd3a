import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import type { Asking } from './use-agreement'

export type ConsentPartProps = {
  asking: Asking
  /** The first check box gets the focus, because nothing else is left to do. */
  takesFocus?: boolean
}

/** Fetches the notices. A screen that most people see before they have agreed calls it early. */
export const loadConsentCard = () => import('./consent-card')

// Lazy: most people see it once, so no form waits for it.
const ConsentCard = lazyPart(loadConsentCard, {
  otherwise: NotLoaded,
})

/** The notices of a form with their check boxes; nothing if the account has agreed to all. */
export function ConsentPart(props: ConsentPartProps) {
  return props.asking.purposes.length > 0 && <ConsentCard {...props} />
}
