import { useHasLiveAccount } from '@/entities/market/hooks'
import { useCompanyName } from '@/entities/session/who'
import { lazyPart } from '@/ui/lazy-part'
import { NotLoaded } from '@/ui/not-loaded'

// Lazy, since most visitors of a job or home have no company.
const ReviewState = lazyPart(() => import('./review-state'), {
  otherwise: NotLoaded,
})

/**
 * Shown above a company's screens on a live site: the state of its review and the next step.
 *
 * @param written the title of a job that the company wrote during the review
 */
export function CompanyState({ written = null }: { written?: string | null }) {
  const company = useCompanyName()
  return useHasLiveAccount() && company && <ReviewState written={written} />
}
