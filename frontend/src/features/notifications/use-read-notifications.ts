import { useEffect, useState } from 'react'
import { readNotifications } from '@/entities/notification/calls'
import { reloadNotifications, useNotifications } from '@/entities/notification/hooks'
import type { Notification } from '@/entities/notification/types'

/** The list, which marks what it shows as read. Times are texts that sort. */
export function useReadNotifications() {
  const reading = useNotifications()
  const unread = reading.data?.filter(({ read }) => !read) ?? []
  const newest = unread[0]?.at
  const oldest = unread.at(-1)?.at
  /** The oldest that was unread since the screen was opened. */
  const [since, setSince] = useState<string>()
  if (oldest && (!since || oldest < since)) setSince(oldest)

  useEffect(() => {
    if (!newest) return
    // What could not be marked now is marked the next time.
    readNotifications(newest).then(reloadNotifications, console.error)
  }, [newest])

  return { reading, isNew: ({ at }: Notification) => since !== undefined && at >= since }
}
