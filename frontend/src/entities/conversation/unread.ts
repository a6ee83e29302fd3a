import { useEffect } from 'react'
import { useHasLiveAccount } from '@/entities/market/hooks'
import { refresh, useRecord } from '@/lib/backend/reading'
import { getConversations } from './calls'
import { onNews } from './news'

const NOUN = 'conversations'

/** Reloads the number at the tab. */
export const reloadUnread = () => refresh(NOUN)

/** The number of unread messages of the account; undefined until known, for samples and for guests. */
export function useUnreadMessages(): number | undefined {
  const key = useHasLiveAccount() ? [NOUN, 'unread'] : null
  const { data } = useRecord(key, () => getConversations({ limit: 1 }))
  useEffect(() => onNews(() => void reloadUnread()), [])
  return data?.unread
}
