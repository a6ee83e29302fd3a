import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'
import type { Push } from './use-push'

const PushNotice = lazyPart(() => import('./push-notice'), {
  otherwise: NotLoaded,
})

/** Shows the notice of push messages before the account turns them on for its first device. */
export function PushQuestion({ push }: { push: Push }) {
  return push.isAsked && <PushNotice push={push} />
}
