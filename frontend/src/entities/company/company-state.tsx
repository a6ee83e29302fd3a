import { useIsLive } from '@/entities/market/market'
import { readCompanyName, useSession } from '@/entities/session/who'
import { latePart } from '@/ui/late-part'
import { NotLoaded } from '@/ui/not-loaded'

// Lazy, since most who open a job or home have no company.
const ReviewState = latePart(() => import('./review-state').then((part) => part.ReviewState), {
  otherwise: NotLoaded,
})

/** Above what is a company's on a live site: how its review stands, and the way on. */
export function CompanyState() {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  if (!isLive || !isSignedIn || !readCompanyName()) return null
  return <ReviewState />
}
