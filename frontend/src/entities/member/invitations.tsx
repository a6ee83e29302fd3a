import { useIsLive } from '@/entities/market/hooks'
import { useSession } from '@/entities/session/who'
import { lazyPart } from '@/ui/lazy-part'

// Lazy, since few are invited.
const InvitationCards = lazyPart(() => import('./invitation-cards'))

/** Asks a signed-in account of a live site about its open invitations. */
export function Invitations() {
  const isLive = useIsLive()
  const session = useSession()
  return isLive && session && <InvitationCards />
}
