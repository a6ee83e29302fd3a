import type { HrEntry } from '@/lib/company'
import { readSession } from '@/lib/session'
import { readJson, readText, remove, storageKeys, writeJson } from '@/lib/storage'

/** History state of hr-owner-details when the display mode opened its form, rather than the onboarding. */
export type HrFormState = { fromDisplay?: boolean }

type EditedHr = { owner: string | undefined; entry: HrEntry }

const currentOwner = () => readSession()?.user.username

/** The contact that is being edited; another account's on the same device is not handed out. */
export function readEditedHr(): HrEntry | null {
  const edited = readJson<EditedHr>(storageKeys.hrEdit)
  return edited?.entry && edited.owner === currentOwner() ? edited.entry : null
}

export const writeEditedHr = (entry: HrEntry): void =>
  writeJson(storageKeys.hrEdit, { owner: currentOwner(), entry } satisfies EditedHr)
export const clearEditedHr = (): void => remove(storageKeys.hrEdit)

/** Leaving the form ends the edit, unless the session has ended: it goes on after signing in again. */
export function endEdit(): void {
  if (readSession()) clearEditedHr()
}

/** Set by the profile page's card: then the list is what was asked for, and Back leads to the profile. */
export const isFromProfile = (): boolean => readText(storageKeys.fromProfile) !== null
export const clearFromProfile = (): void => remove(storageKeys.fromProfile)
