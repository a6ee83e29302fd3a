import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import type { Asking } from './use-agreement'

export type ConsentPartProps = {
  asking: Asking
  /** The first check box gets the focus, because nothing else is left to do. */
  takesFocus?: boolean
}

// Lazy: most people see it once, so no form waits for it.
const ConsentCard = lazyPart(() => import('./consent-card'), {
  otherwise: NotLoaded,
})

/** The notices of a form with their check boxes; nothing if the account has agreed to all. */
export function ConsentPart(props: ConsentPartProps) {
  return props.asking.purposes.length > 0 && <ConsentCard {...props} />
}
