import { useHasLiveAccount } from '@/entities/market/hooks'
import { refresh, useList } from '@/lib/backend/reading'
import { listAlerts } from './calls'
import type { Alert } from './types'

const NOUN = 'alerts'

/** The kept searches of the account; none for a guest. */
export const useAlerts = () =>
  useList<Alert>(useHasLiveAccount() ? [NOUN] : null, listAlerts, { isForOffline: true })

/** Reads the searches again: call it after a change. */
export const refreshAlerts = () => refresh(NOUN)
