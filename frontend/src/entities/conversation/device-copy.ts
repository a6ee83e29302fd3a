import type { Key } from '@/lib/backend/reading'
import { watchAccount } from '@/lib/backend/session'

/** This device's copy of what the account last read. */
export type DeviceCopy<Data> = { keep: (data: Data) => void; recall: () => Promise<Data | undefined> }

const offlineCopies = () => import('@/lib/backend/offline-copies')

/**
 * A copy for times without a network. A log-out removes it.
 *
 * @param isKept must be false for a company, because it reads data about other people
 */
export const deviceCopy = <Data>(key: Key, isKept: (data: Data) => boolean): DeviceCopy<Data> => ({
  keep(data) {
    if (!isKept(data)) return
    const isAnother = watchAccount()
    offlineCopies().then(({ storeCopy }) => isAnother() || storeCopy(key, data), console.warn)
  },
  recall: () =>
    offlineCopies().then(
      ({ readCopy }) => readCopy<Data>(key)?.data,
      () => undefined,
    ),
})
