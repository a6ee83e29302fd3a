import type { HrEntry } from '@/lib/company'
import { readSession } from '@/lib/session'
import { readJson, readText, remove, storageKeys, writeJson } from '@/lib/storage'

/**
 * History state of hr-owner-details when the display mode opened its form, rather than the onboarding. `edited` is the
 * row of the contact that is edited: the browser's Forward finds it here when the form has been closed.
 */
export type HrFormState = { fromDisplay?: boolean; edited?: string }

/** The form that the display mode opened: for the contact that is being edited, or for a new one. */
export type OpenForm = { entry: HrEntry | null }

type StoredForm = OpenForm & { owner: string | undefined }

const currentOwner = () => readSession()?.user.username

/** The open form, if there is one; another account's on the same device is not handed out. */
export function readOpenForm(): OpenForm | null {
  const form = readJson<StoredForm>(storageKeys.hrEdit)
  return form?.owner === currentOwner() ? form : null
}

export const writeOpenForm = (entry: HrEntry | null): void =>
  writeJson(storageKeys.hrEdit, { owner: currentOwner(), entry } satisfies StoredForm)

/** Leaving the form closes it, unless the session has ended: it goes on after signing in again. */
export function closeForm(): void {
  if (readSession()) remove(storageKeys.hrEdit)
}

/** Set by the profile page's card: then the list is what was asked for, and Back leads to the profile. */
export const isFromProfile = (): boolean => readText(storageKeys.fromProfile) !== null
export const clearFromProfile = (): void => remove(storageKeys.fromProfile)
