import type { Page } from '@/lib/backend/reading'

/** What an account was told. */
export type Notification = {
  /** Of rules/market.json. */
  kind: string
  text: string
  /** An address of this site. */
  link: string
  /** When, in the site's time zone. */
  at: string
  read: boolean
}

export type NotificationPage = Page<Notification> & { unread: number }
