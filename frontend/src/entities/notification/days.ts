import { __ } from '@/lib/i18n/translate'
import { dayKey, dayOf, today } from '@/lib/time'
import type { Notification } from './types'

export type Day = { key: string; items: Notification[] }

/** Groups notifications by day, newest day first. Within a day the order stays. */
export function byDay(items: readonly Notification[]): Day[] {
  const days: Day[] = []
  for (const item of items) {
    const key = dayKey(item.at)
    const last = days.at(-1)
    if (last?.key === key) last.items.push(item)
    else days.push({ key, items: [item] })
  }
  return days
}

/** 'Today', 'Yesterday', '21 Nov 2026' */
export function nameOfDay(key: string, now = Date.now()): string {
  if (key === today(now)) return __('Today')
  return key === today(now - 86_400_000) ? __('Yesterday') : dayOf(key)
}
