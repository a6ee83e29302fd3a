import { restoreSession } from '@/entities/session/restore-session'
import { get, post } from '@/lib/backend/call'
import { isWorthRetrying } from '@/lib/backend/errors'
import { refresh, useRecord } from '@/lib/backend/reading'
import { changeKeys, type Session } from '@/lib/backend/session'
import { readJson, storageKeys } from '@/lib/storage'

/** A device that is signed in to the account; '' for what its browser does not say. */
export type Device = { browser: string; system: string; used_on: string | null; is_this: boolean }

/** The devices of the account, the one used last first. Rejects with a BackendError. */
export const useDevices = () =>
  useRecord(['devices'], async () => (await get<{ items: Device[] }>('job_portal.api.get_devices')).items)

/** Signs out of all other devices. This one is told of its news as before. Rejects with a BackendError. */
export async function signOutOthers(): Promise<void> {
  const told = readJson<{ endpoint?: string }>(storageKeys.pushTold)
  try {
    const keys = await post<Pick<Session, 'token' | 'api_key' | 'api_secret'>>(
      'job_portal.api.sign_out_others',
      told?.endpoint ? { endpoint: told.endpoint } : {},
    )
    changeKeys(keys)
  } catch (thrown) {
    // The answer may be lost, and with it the new keys. A call with the old ones would end this session, too.
    if (isWorthRetrying(thrown)) await restoreSession().catch(console.warn)
    throw thrown
  }
  await refresh('devices')
}
