import { get, post } from '@/lib/backend/call'
import type { NotificationPage } from './types'

/** The account's notifications, newest first. Rejects with a BackendError. */
export function getNotifications(cursor: string | null, limit?: number): Promise<NotificationPage> {
  return get('job_portal.api.get_notifications', { cursor, limit })
}

/** Marks the notifications up to a time as read. Rejects with a BackendError. */
export function readNotifications(until: string): Promise<{ unread: number }> {
  return post('job_portal.api.read_notifications', { until })
}

type PushText = { shows_text: boolean }

/** Whether the account's pushes show what messages of conversations say. Rejects with a BackendError. */
export const getPushText = () => get<PushText>('job_portal.api.get_push_key')

/** Rejects with a BackendError. */
export const setPushText = (shows_text: boolean) =>
  post<PushText>('job_portal.api.set_push_text', { shows_text })
