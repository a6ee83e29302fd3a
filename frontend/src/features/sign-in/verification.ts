import type { Purpose, WhoseAccount } from '@/entities/account/calls'
import type { PageToReturnTo } from '@/entities/session/return-to'
import { leadsHome } from '@/entities/session/who'
import { paths } from '@/lib/routes'
import { readJson, remove, storageKeys, writeJson } from '@/lib/storage'

/** The state of the verify screen, in session storage, so that a reload of this tab keeps it. */
export type Verification = {
  mobile: string
  reference: string
  purpose: Purpose
  fullName: string
  /** The sign-up's code was accepted, but the account is not created yet. */
  isVerified?: boolean
  /** The code was right, but the account was unused for long. */
  whose?: Partial<WhoseAccount>
  /** Signed in, with the success message showing: a reload goes on at once. */
  isSignedIn?: boolean
  /** The page where a guard turned the visitor away. */
  returnTo?: PageToReturnTo
  /** When another code can be requested, in epoch milliseconds. */
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

/** The page to open after signing in; before the server's answer, the likely one. */
export const destinationOf = (verification: Verification | null): PageToReturnTo =>
  verification?.returnTo ?? {
    path: leadsHome(verification?.purpose !== 'Login') ? paths.home : paths.postVerification,
  }

/** Whether this verification is still active: no other code was requested and the sign-in is not finished. */
export const isUnderWay = ({ reference }: Verification): boolean =>
  readVerification()?.reference === reference
