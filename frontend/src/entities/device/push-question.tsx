import { lazy, Suspense } from 'react'
import { reloadToGoOn } from '@/lib/backend/errors'
import { Banner } from '@/ui/banner'
import type { Push } from './use-push'

const NotLoaded = () => <Banner tone="error">{reloadToGoOn()}</Banner>
const PushNotice = lazy(() => import('./push-notice').catch(() => ({ default: NotLoaded })))

/** The notice of push messages, before the first device is told. */
export function PushQuestion({ push }: { push: Push }) {
  return push.isAsked ? (
    <Suspense>
      <PushNotice push={push} />
    </Suspense>
  ) : null
}
