import type { Page } from '@/lib/backend/reading'

export type Notification = {
  /** A kind of rules/market.json. */
  kind: string
  text: string
  /** A URL of this site. */
  link: string
  /** A time in the site's zone. */
  at: string
  read: boolean
}

export type NotificationPage = Page<Notification> & { unread: number }
