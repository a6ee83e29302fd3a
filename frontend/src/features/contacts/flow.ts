import type { HrEntry } from '@/entities/contact/types'
import { readSession, signedInAccount } from '@/lib/backend/session'
import { readJson, readText, remove, storageKeys, writeJson } from '@/lib/storage'

/**
 * The history state of hr-owner-details if the display mode opened its form, not the onboarding. Only `edited`, the row
 * of the contact, identifies the edited one: all tabs share the local storage.
 */
export type HrFormState = { fromDisplay?: boolean; edited?: string }

type StoredEdit = { owner: string | null; entry: HrEntry }

/**
 * The contact of this row as it was when its edit was opened, if that was the last edit in this browser. Never another
 * account's.
 */
export function readEdit(rowId: string | undefined): HrEntry | null {
  const edit = readJson<StoredEdit>(storageKeys.hrEdit)
  return edit?.owner === signedInAccount() && edit.entry?.hr_row_id === rowId ? edit.entry : null
}

export const writeEdit = (entry: HrEntry): void =>
  writeJson(storageKeys.hrEdit, { owner: signedInAccount(), entry } satisfies StoredEdit)

/** Ends the edit when its form is left. If the session expired, the edit continues after signing in. */
export function closeEdit(): void {
  if (readSession()) remove(storageKeys.hrEdit)
}

/** Set by the profile page's card: the list opens, and Back leads to the profile. */
export const isFromProfile = (): boolean => readText(storageKeys.fromProfile) !== null
export const clearFromProfile = (): void => remove(storageKeys.fromProfile)
