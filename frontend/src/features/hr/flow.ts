import type { HrEntry } from '@/lib/company'
import { readJson, readText, remove, storageKeys, writeJson } from '@/lib/storage'

/** History state of hr-owner-details when the display mode opened its form, rather than the onboarding. */
export type HrFormState = { fromDisplay?: boolean }

export const readEditedHr = (): HrEntry | null => readJson<HrEntry>(storageKeys.hrEdit)
export const writeEditedHr = (entry: HrEntry): void => writeJson(storageKeys.hrEdit, entry)
export const clearEditedHr = (): void => remove(storageKeys.hrEdit)

/** Set by the profile page's card: then the list is what was asked for, and Back leads to the profile. */
export const isFromProfile = (): boolean => readText(storageKeys.fromProfile) !== null
export const clearFromProfile = (): void => remove(storageKeys.fromProfile)
