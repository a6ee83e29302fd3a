import { get, post } from '@/lib/backend/call'
import type { NotificationPage } from './types'

/** The account's notifications, newest first. */
export function getNotifications(cursor: string | null, limit?: number): Promise<NotificationPage> {
  return get('job_portal.api.get_notifications', { cursor, limit })
}

/** Marks the notifications up to a time as read. */
export function readNotifications(until: string): Promise<{ unread: number }> {
  return post('job_portal.api.read_notifications', { until })
}

export type PhoneChoice = {
  /** Pushes show the text of messages. */
  shows_text: boolean
  takes_sms: boolean
  /** The channels by which the site sends messages to phones. */
  channels: ('WhatsApp' | 'SMS')[]
}

/** The account's choices about messages to its phone. */
export const getPhoneChoice = () => get<PhoneChoice>('job_portal.api.get_push_key')

export const setPushText = (shows_text: boolean) =>
  post<Pick<PhoneChoice, 'shows_text'>>('job_portal.api.set_push_text', { shows_text })

export const setSms = (takes_sms: boolean) =>
  post<Pick<PhoneChoice, 'takes_sms'>>('job_portal.api.set_sms', { takes_sms })
