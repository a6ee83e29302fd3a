import { useHasLiveAccount } from '@/entities/market/hooks'
import { lazyPart } from '@/ui/lazy-part'

// Lazy: few people are invited.
const InvitationCards = lazyPart(() => import('./invitation-cards'))

/** Asks a signed-in account of a live site about its open invitations. */
export const Invitations = () => useHasLiveAccount() && <InvitationCards />
