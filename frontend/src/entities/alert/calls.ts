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

/** The searches that the account keeps, the latest first; all of them. Rejects with a BackendError. */
export async function listAlerts(): Promise<Page<Alert>> {
  const { items } = await get<{ items: WireAlert[] }>('job_portal.api.get_alerts')
  return { items: items.map(alertOf), next: null }
}

/** Keeps a search. One that is kept already is told as often as is said now. Rejects with a BackendError. */
export const saveAlert = (filters: Search, howOften: HowOften) =>
  post<unknown>('job_portal.api.save_alert', { ...filters, how_often: howOften })

/** Keeps it no more. Rejects with a BackendError. */
export const deleteAlert = (id: string) => post<unknown>('job_portal.api.delete_alert', { name: id })
