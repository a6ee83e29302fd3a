import { lazy, Suspense } from 'react'
import { useIsLive } from '@/lib/market'
import { useSession } from '@/lib/session/session'
import { NotLoaded } from '@/ui/not-loaded'
import { storedCompanyName } from './company'

// Lazy, since most who open a job or home have no company.
const ReviewState = lazy(() =>
  import('./review-state')
    .then((module) => ({ default: module.ReviewState }))
    .catch(() => ({ default: NotLoaded })),
)

/** Above what is a company's on a live site: how its review stands, and the way on. */
export function CompanyState() {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  if (!isLive || !isSignedIn || !storedCompanyName()) return null
  return (
    <Suspense>
      <ReviewState />
    </Suspense>
  )
}
