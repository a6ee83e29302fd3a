import { get, post } from '@/lib/backend/call'
import type { Page } from '@/lib/backend/reading'
import type { Alert, HowOften, Search } from './types'

/** An item of `get_alerts`. */
type WireAlert = {
  name: string
  label: string
  how_often: HowOften
  filters: Record<string, string | number>
  told_on: string | null
  lapsed: string | null
}

const alertOf = ({ name, label, how_often, filters, told_on, lapsed }: WireAlert): Alert => ({
  id: name,
  label,
  howOften: how_often,
  filters: Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, String(value)])),
  toldOn: told_on ?? undefined,
  lapsed: lapsed ?? undefined,
})

/** All saved searches of the account, latest first. Rejects with a BackendError. */
export async function listAlerts(): Promise<Page<Alert>> {
  const { items } = await get<{ items: WireAlert[] }>('job_portal.api.get_alerts')
  return { items: items.map(alertOf), next: null }
}

/** Saves a search. If it exists already, its frequency is updated. Rejects with a BackendError. */
export const saveAlert = (filters: Search, howOften: HowOften) =>
  post<unknown>('job_portal.api.save_alert', { ...filters, how_often: howOften })

/** Rejects with a BackendError. */
export const deleteAlert = (id: string) => post<unknown>('job_portal.api.delete_alert', { name: id })
