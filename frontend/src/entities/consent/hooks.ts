import { BackendError } from '@/lib/backend/errors'
import { refresh, useRecord } from '@/lib/backend/reading'
import { type Consents, getConsents } from './calls'
import type { Purpose } from './notices'

const NOUN = 'consents'

/** The account's consents. Reads nothing unless `isWanted`. */
export const useConsents = (isWanted = true) =>
  useRecord(isWanted ? [NOUN] : null, getConsents, { isForOffline: true })

export const reloadConsents = () => refresh(NOUN)

/** The purposes without consent; [] until the consents are known. */
export const missingOf = (consents: Consents | undefined, purposes: readonly Purpose[]): Purpose[] =>
  consents ? purposes.filter((purpose) => consents[purpose].state !== 'given') : []

/** Whether the server refused because of a missing consent that this page did not know of. Then its notice is shown. */
export function hearOfMissing(thrown: unknown): boolean {
  const isMissing = thrown instanceof BackendError && thrown.exception === 'ConsentMissing'
  if (isMissing) void reloadConsents()
  return isMissing
}
