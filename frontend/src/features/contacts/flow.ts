import type { HrEntry } from '@/entities/contact/types'
import { readSession, signedInAccount } from '@/lib/backend/session'
import { readJson, readText, remove, storageKeys, writeJson } from '@/lib/storage'

/**
 * History state of hr-owner-details when the display mode opened its form, rather than the onboarding. `edited` is the
 * row of the contact that is edited, and alone says which one it is: storage belongs to all tabs.
 */
export type HrFormState = { fromDisplay?: boolean; edited?: string }

type StoredEdit = { owner: string | null; entry: HrEntry }

/**
 * The contact of this row as it was when its edit was opened, if that was the last edit that was opened in this
 * browser; another account's on the same device is not handed out.
 */
export function readEdit(rowId: string | undefined): HrEntry | null {
  const edit = readJson<StoredEdit>(storageKeys.hrEdit)
  return edit?.owner === signedInAccount() && edit.entry?.hr_row_id === rowId ? edit.entry : null
}

export const writeEdit = (entry: HrEntry): void =>
  writeJson(storageKeys.hrEdit, { owner: signedInAccount(), entry } satisfies StoredEdit)

/** Leaving the form closes the edit, unless the session has ended: it goes on after signing in again. */
export function closeEdit(): void {
  if (readSession()) remove(storageKeys.hrEdit)
}

/** Set by the profile page's card: then the list is what was asked for, and Back leads to the profile. */
export const isFromProfile = (): boolean => readText(storageKeys.fromProfile) !== null
export const clearFromProfile = (): void => remove(storageKeys.fromProfile)
