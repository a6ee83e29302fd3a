import { latePart } from '@/ui/late-part'
import { NotLoaded } from '@/ui/not-loaded'
import type { Push } from './use-push'

const PushNotice = latePart(() => import('./push-notice').then((part) => part.default), {
  otherwise: NotLoaded,
})

/** The notice of push messages, before the first device is told. */
export function PushQuestion({ push }: { push: Push }) {
  return push.isAsked && <PushNotice push={push} />
}
