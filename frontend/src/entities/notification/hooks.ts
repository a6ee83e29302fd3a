import { useHasLiveAccount, useIsLive } from '@/entities/market/hooks'
import { refresh, useList, useRecord } from '@/lib/backend/reading'
import { getNotifications, getPhoneChoice } from './calls'

const NOUN = 'notifications'

export const useNotifications = () => useList([NOUN], (cursor) => getNotifications(cursor))

/** The number of unread notifications; undefined for samples and guests. */
export function useUnread(): number | undefined {
  const { data } = useRecord(useHasLiveAccount() ? [NOUN, 'unread'] : null, () => getNotifications(null, 1))
  return useIsLive() ? (data?.unread ?? 0) : undefined
}

/** Reloads the list and the number at the bell. */
export const reloadNotifications = () => refresh(NOUN)

const PHONE = 'phone'

export const usePhoneChoice = () => useRecord([PHONE], getPhoneChoice)

export const reloadPhoneChoice = () => refresh(PHONE)
