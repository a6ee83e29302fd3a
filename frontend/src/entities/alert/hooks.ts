import { refresh, useList } from '@/lib/backend/reading'
import { useIsLive } from '@/lib/market'
import { useSession } from '@/lib/session/session'
import { listAlerts } from './calls'
import type { Alert } from './types'

const NOUN = 'alerts'

/** The searches that the account keeps. A guest keeps none. */
export function useAlerts() {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  return useList<Alert>(isLive && isSignedIn ? [NOUN] : null, listAlerts, { isForOffline: true })
}

/** Has them read anew: call it after a change. */
export const refreshAlerts = () => refresh(NOUN)
