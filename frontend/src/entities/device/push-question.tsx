import { lazy, Suspense } from 'react'
import { NotLoaded } from '@/ui/not-loaded'
import type { Push } from './use-push'

const PushNotice = lazy(() => import('./push-notice').catch(() => ({ default: NotLoaded })))

/** The notice of push messages, before the first device is told. */
export function PushQuestion({ push }: { push: Push }) {
  return push.isAsked ? (
    <Suspense>
      <PushNotice push={push} />
    </Suspense>
  ) : null
}
