import type { Key } from '@/lib/backend/reading'
import { watchAccount } from '@/lib/backend/session'

/** This device's copy of the account's last read. */
export type DeviceCopy<Data> = { keep: (data: Data) => void; recall: () => Promise<Data | undefined> }

const offlineCopies = () => import('@/lib/backend/offline-copies')

/**
 * A copy for a time without a network. A log-out removes it.
 *
 * @param isKept never for a company, because it reads data about other people
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
