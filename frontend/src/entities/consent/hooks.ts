import { BackendError } from '@/lib/backend/errors'
import { refresh, useRecord } from '@/lib/backend/reading'
import { type Consents, getConsents } from './calls'
import type { Purpose } from './notices'

const NOUN = 'consents'

/** What the account has agreed to. Reads nothing where it `isWanted` no. */
export const useConsents = (isWanted = true) =>
  useRecord(isWanted ? [NOUN] : null, getConsents, { isForOffline: true })

export const reloadConsents = () => refresh(NOUN)

/** Which of the purposes are still to be asked for; none until it is known. */
export const missingOf = (consents: Consents | undefined, purposes: readonly Purpose[]): Purpose[] =>
  consents ? purposes.filter((purpose) => consents[purpose].state !== 'given') : []

/** Whether the server asks for a consent that this page did not know to be missing: has its notice shown. */
export function hearOfMissing(thrown: unknown): boolean {
  const isMissing = thrown instanceof BackendError && thrown.exception === 'ConsentMissing'
  if (isMissing) void reloadConsents()
  return isMissing
}
