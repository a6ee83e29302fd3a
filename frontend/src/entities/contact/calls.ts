import { samplesOf } from '@/entities/samples'
import { get, post } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { refusalIn, type SaveReply } from '@/lib/backend/save-reply'
import { __ } from '@/lib/i18n/translate'
import type { HrEntry, HrValues } from './types'

/** The company's contacts, oldest first. */
export async function getHrEntries(companyName: string): Promise<HrEntry[]> {
  const method = 'job_portal.api.get_hr_details'
  const entries = await get<unknown>(method, { company_name: companyName })
  // An empty list would make the app ask for a first contact, which may exist.
  if (!Array.isArray(entries)) throw new BackendError('', 200, '', '', entries)
  return entries
}

/** A refusal without a reason has an empty message, and the screen supplies one. */
async function save(method: string, payload: Record<string, string>): Promise<void> {
  const reply = await post<SaveReply>(method, payload)
  const refusal = refusalIn(reply)
  if (refusal !== undefined) throw new BackendError(refusal, 200, '', '', reply)
}

function tidy(values: HrValues): HrValues {
  return { hr_name: values.hr_name.trim(), hr_mobile: values.hr_mobile, hr_email: values.hr_email.trim() }
}

/** Adds a contact. Repeating it after a lost answer adds no second one. */
export const addHr = (companyName: string, values: HrValues) =>
  save('job_portal.api.add_hr_details', { company_name: companyName, ...tidy(values) })

/** The payload of `edit_hr_details`: the contact, its version, and the fields that changed and are not empty. */
export function editHrPayload(companyName: string, entry: HrEntry, values: HrValues): Record<string, string> {
  const changed = Object.entries(tidy(values)).filter(
    ([name, value]) => value !== '' && value !== entry[name as keyof HrValues],
  )
  const version: Record<string, string> = entry.modified ? { modified: entry.modified } : {}
  return { company_name: companyName, hr_row_id: entry.hr_row_id, ...version, ...Object.fromEntries(changed) }
}

/** The server's current version of the contact. Also rejects if the contact was deleted. */
export async function getHrEntry(companyName: string, rowId: string): Promise<HrEntry> {
  const entry = (await getHrEntries(companyName)).find(({ hr_row_id }) => hr_row_id === rowId)
  if (!entry)
    throw new BackendError(__('These HR details were removed on another device.'), 200, '', '', null)
  return entry
}

/** Saves changes to a contact. */
export const editHr = (companyName: string, entry: HrEntry, values: HrValues) =>
  save('job_portal.api.edit_hr_details', editHrPayload(companyName, entry, values))

/** The contacts that a sample job can name for its applicants. */
export const listHrChoices = async () => ({ items: await samplesOf('hrChoices'), next: null })
