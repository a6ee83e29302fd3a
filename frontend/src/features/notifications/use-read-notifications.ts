import { useEffect, useState } from 'react'
import { readNotifications } from '@/entities/notification/calls'
import { reloadNotifications, useNotifications } from '@/entities/notification/hooks'
import type { Notification } from '@/entities/notification/types'

/** Loads the notifications and marks them as read. Their times are texts that sort. */
export function useReadNotifications() {
  const reading = useNotifications()
  const unread = reading.data?.filter(({ read }) => !read) ?? []
  const newest = unread[0]?.at
  const oldest = unread.at(-1)?.at
  /** The oldest notification that was unread when the screen opened. */
  const [since, setSince] = useState<string>()
  if (oldest && (!since || oldest < since)) setSince(oldest)

  useEffect(() => {
    if (!newest) return
    // After a failure, the next visit marks them.
    readNotifications(newest).then(reloadNotifications, console.error)
  }, [newest])

  return { reading, isNew: ({ at }: Notification) => since !== undefined && at >= since }
}
