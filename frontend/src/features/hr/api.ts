import { BackendError, get, post } from '@/lib/backend'
import type { HrEntry } from '@/lib/company'
import { isRefusal, refusalSentence, type SaveReply } from '@/lib/reply'
import { __ } from '@/lib/translate'
import type { HrValues } from './schema'

/** The company's contacts, in the order they were added. Rejects with a BackendError. */
export async function getHrEntries(companyName: string): Promise<HrEntry[]> {
  const method = 'job_portal.api.get_hr_details'
  const entries = await get<HrEntry[] | null>(method, { company_name: companyName }, { authenticated: true })
  return entries ?? []
}

async function save(method: string, payload: Record<string, string>, otherwise: string): Promise<void> {
  const reply = await post<SaveReply>(method, payload, { authenticated: true })
  if (!reply || !isRefusal(reply)) return
  throw new BackendError(refusalSentence(reply) || otherwise, 200, '', '', reply)
}

function tidy(values: HrValues): HrValues {
  return { hr_name: values.hr_name.trim(), hr_mobile: values.hr_mobile, hr_email: values.hr_email.trim() }
}

/** Adds a contact. Rejects with a BackendError. */
export function addHr(companyName: string, values: HrValues): Promise<void> {
  const payload = { company_name: companyName, ...tidy(values) }
  return save('job_portal.api.add_hr_details', payload, __('Failed to add HR details. Please try again.'))
}

/** Whether the company has this very contact. Rejects with a BackendError. */
export async function hasHr(companyName: string, values: HrValues): Promise<boolean> {
  const wanted = Object.entries(tidy(values))
  const entries = await getHrEntries(companyName)
  return entries.some((entry) => wanted.every(([name, value]) => entry[name as keyof HrValues] === value))
}

/** What `edit_hr_details` takes: which contact, and only what changed and is not empty (spec section 7). */
export function editHrPayload(companyName: string, entry: HrEntry, values: HrValues): Record<string, string> {
  const changed = Object.entries(tidy(values)).filter(
    ([name, value]) => value !== '' && value !== entry[name as keyof HrValues],
  )
  return { company_name: companyName, hr_row_id: entry.hr_row_id, ...Object.fromEntries(changed) }
}

/** Saves changes to a contact. Rejects with a BackendError. */
export function editHr(companyName: string, entry: HrEntry, values: HrValues): Promise<void> {
  const payload = editHrPayload(companyName, entry, values)
  return save('job_portal.api.edit_hr_details', payload, __('Failed to update HR details. Please try again.'))
}
