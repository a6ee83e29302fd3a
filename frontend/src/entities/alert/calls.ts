import { get, post } from '@/lib/backend/call'
import type { Page } from '@/lib/backend/reading'
import type { Alert, HowOften, Search } from './types'

/** The server stores numbers, but an address holds only texts. */
const inTexts = (filters: Record<string, unknown>): Search =>
  Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)]))

/** All kept searches of the account, latest first. */
export async function listAlerts(): Promise<Page<Alert>> {
  const { items } = await get<{ items: Alert[] }>('job_portal.api.get_alerts')
  return { items: items.map((alert) => ({ ...alert, filters: inTexts(alert.filters) })), next: null }
}

/** Saves a search. If it exists already, its frequency is updated. */
export const saveAlert = (filters: Search, howOften: HowOften) =>
  post<unknown>('job_portal.api.save_alert', { ...filters, how_often: howOften })

export const deleteAlert = (name: string) => post<unknown>('job_portal.api.delete_alert', { name })
