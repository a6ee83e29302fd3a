import type { Purpose } from '@/entities/account/calls'
import type { PageToReturnTo } from '@/entities/session/return-to'
import { paths } from '@/lib/routes'
import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'

/** What the verify screen works with; kept in session storage, so it survives a reload of this tab. */
export type Verification = {
  mobile: string
  reference: string
  purpose: Purpose
  fullName: string
  /** The code of a sign-up is spent and the number verified; the account is still to be made. */
  isVerified?: boolean
  /** One is signed in, and is being told so: a reload meanwhile goes on at once. */
  isSignedIn?: boolean
  /** Where a guard turned the visitor away. */
  returnTo?: PageToReturnTo
  /** When another code may be asked for, in milliseconds since the epoch. */
  resendAt: number
}

export function readVerification(): Verification | null {
  return readJson<Verification>(storageKeys.verification, 'session')
}

export function storeVerification(verification: Verification): void {
  writeJson(storageKeys.verification, verification, 'session')
}

export function clearVerification(): void {
  remove(storageKeys.verification, 'session')
}

/** Where one goes on once signed in. */
export const destinationOf = (verification: Verification | null): PageToReturnTo =>
  verification?.returnTo ?? { path: paths.postVerification }

/** Whether it is still the one under way: another code may have been asked for since, or the sign-in be done. */
export const isUnderWay = ({ reference }: Verification): boolean =>
  readVerification()?.reference === reference
