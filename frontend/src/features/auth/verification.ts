import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'
import type { Purpose } from './api'

/** What the verify screen works with; kept in session storage, so it survives a reload of this tab. */
export type Verification = {
  mobile: string
  reference: string
  purpose: Purpose
  fullName: string
  /** The code of a sign-up is spent and the number verified; the account is still to be made. */
  isVerified?: boolean
  /** Where a guard turned the visitor away. */
  returnTo?: string
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
