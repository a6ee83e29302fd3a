import { samplesOf } from '@/entities/samples'
import { get, post } from '@/lib/backend/call'
import { BackendError } from '@/lib/backend/errors'
import { refusalIn, type SaveReply } from '@/lib/backend/save-reply'
import { __ } from '@/lib/i18n/translate'
import type { HrEntry, HrValues } from './types'

/** The company's contacts, in the order they were added. Rejects with a BackendError. */
export async function getHrEntries(companyName: string): Promise<HrEntry[]> {
  const method = 'job_portal.api.get_hr_details'
  const entries = await get<unknown>(method, { company_name: companyName })
  // An empty list would ask for the first contact, and get one that is there already.
  if (!Array.isArray(entries)) throw new BackendError('', 200, '', '', entries)
  return entries
}

/** A refusal that gives no reason has an empty message: the screen has words for that. */
async function save(method: string, payload: Record<string, string>): Promise<void> {
  const reply = await post<SaveReply>(method, payload)
  const refusal = refusalIn(reply)
  if (refusal !== undefined) throw new BackendError(refusal, 200, '', '', reply)
}

function tidy(values: HrValues): HrValues {
  return { hr_name: values.hr_name.trim(), hr_mobile: values.hr_mobile, hr_email: values.hr_email.trim() }
}

/** Adds a contact; the same one again, where the answer was lost, is not added twice. Rejects with a BackendError. */
export const addHr = (companyName: string, values: HrValues) =>
  save('job_portal.api.add_hr_details', { company_name: companyName, ...tidy(values) })

/** What `edit_hr_details` takes: which contact and version of it, and only what changed and is not empty. */
export function editHrPayload(companyName: string, entry: HrEntry, values: HrValues): Record<string, string> {
  const changed = Object.entries(tidy(values)).filter(
    ([name, value]) => value !== '' && value !== entry[name as keyof HrValues],
  )
  const version: Record<string, string> = entry.modified ? { modified: entry.modified } : {}
  return { company_name: companyName, hr_row_id: entry.hr_row_id, ...version, ...Object.fromEntries(changed) }
}

/** The contact as the server holds it now. Rejects with a BackendError, also when it was removed. */
export async function getHrEntry(companyName: string, rowId: string): Promise<HrEntry> {
  const entry = (await getHrEntries(companyName)).find(({ hr_row_id }) => hr_row_id === rowId)
  if (!entry)
    throw new BackendError(__('These HR details were removed on another device.'), 200, '', '', null)
  return entry
}

/** Saves changes to a contact. Rejects with a BackendError. */
export const editHr = (companyName: string, entry: HrEntry, values: HrValues) =>
  save('job_portal.api.edit_hr_details', editHrPayload(companyName, entry, values))

/** Whom a job of the samples may name for its applicants. */
export const listHrChoices = async () => ({ items: await samplesOf('hrChoices'), next: null })
