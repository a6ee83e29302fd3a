import { useIsLive } from '@/entities/market/hooks'
import { useSession } from '@/entities/session/who'
import { refresh, useList } from '@/lib/backend/reading'
import { listAlerts } from './calls'
import type { Alert } from './types'

const NOUN = 'alerts'

/** The saved searches of the account; none for a guest. */
export function useAlerts() {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  return useList<Alert>(isLive && isSignedIn ? [NOUN] : null, listAlerts, { isForOffline: true })
}

/** Reads the searches again: call it after a change. */
export const refreshAlerts = () => refresh(NOUN)
