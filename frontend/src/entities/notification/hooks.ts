import { useIsLive } from '@/entities/market/market'
import { useSession } from '@/entities/session/who'
import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getNotifications } from './calls'

const NOUN = 'notifications'

export const useNotifications = () => useList([NOUN], (cursor) => getNotifications(cursor))

/** How many the account has not read; undefined while the site has samples only. A guest has none. */
export function useUnread(): number | undefined {
  const isLive = useIsLive()
  const isSignedIn = useSession() !== null
  const { data } = useRecord(isLive && isSignedIn ? [NOUN, 'unread'] : null, () => getNotifications(null, 1))
  return isLive ? (data?.unread ?? 0) : undefined
}

/** Has the list and the number on the bell read anew. */
export const reloadNotifications = () => refresh(NOUN)
