import { restoreSession } from '@/entities/session/restore-session'
import { get, post } from '@/lib/backend/call'
import { isWorthRetrying } from '@/lib/backend/errors'
import { refresh, useRecord } from '@/lib/backend/reading'
import { changeKeys, type Session } from '@/lib/backend/session'
import { readJson, storageKeys } from '@/lib/storage'

/** A device signed in to the account. A field is '' if its browser does not tell it. */
export type Device = { browser: string; system: string; used_on: string | null; is_this: boolean }

/** The account's devices, last used first. */
export const useDevices = () =>
  useRecord(['devices'], async () => (await get<{ items: Device[] }>('job_portal.api.get_devices')).items)

/** Signs out all other devices. This device still gets push messages. */
export async function signOutOthers(): Promise<void> {
  const told = readJson<{ endpoint?: string }>(storageKeys.pushTold)
  try {
    const keys = await post<Pick<Session, 'token' | 'api_key' | 'api_secret'>>(
      'job_portal.api.sign_out_others',
      told?.endpoint ? { endpoint: told.endpoint } : {},
    )
    changeKeys(keys)
  } catch (thrown) {
    // The answer with the new keys may be lost. A call with the old keys would end this session, too.
    if (isWorthRetrying(thrown)) await restoreSession().catch(console.warn)
    throw thrown
  }
  await refresh('devices')
}
