import { useSyncExternalStore } from 'react'
import { isInBrowser } from '@/lib/environment'
import { readJson, remove, type StorageArea, storageKeys, writeJson } from '@/lib/storage'

export type SessionUser = { username: string; email: string; full_name: string; home_page: string }

export type Session = {
  /** `api_key:api_secret`, as `Authorization: token ...` takes it. */
  token: string
  api_key: string
  api_secret: string
  sid: string
  user: SessionUser
}

const listeners = new Set<() => void>()
let current: Session | null | undefined

/** The stored session; what lacks that without which no screen can do is none. */
function storedIn(where: StorageArea): Session | null {
  const kept = readJson<Partial<Session>>(storageKeys.session, where)
  const needed = [kept?.token, kept?.user?.username, kept?.user?.full_name]
  return needed.every((value) => typeof value === 'string') ? (kept as Session) : null
}

/** The session, restored from local storage, else from session storage. */
export function readSession(): Session | null {
  if (current === undefined) current = storedIn('local') ?? storedIn('session')
  return current
}

/** The account that this browser is signed in to, whichever tab did so; null without one. */
export const signedInAccount = (): string | null => readSession()?.user.username ?? null

/** Gives what says whether it is another account by now: another tab may sign out, and in to another one. */
export function watchAccount(): () => boolean {
  const account = signedInAccount()
  return () => signedInAccount() !== account
}

function change(session: Session | null): void {
  current = session
  for (const listener of listeners) listener()
}

export function saveSession(session: Session): void {
  writeJson(storageKeys.session, session)
  change(session)
}

/** Takes over new keys of the same session. Nobody else is signed in by it, so nobody is told. */
export function changeKeys(keys: Pick<Session, 'token' | 'api_key' | 'api_secret'>): void {
  const session = readSession()
  if (!session) return
  current = { ...session, ...keys }
  writeJson(storageKeys.session, current)
}

export function clearSession(): void {
  remove(storageKeys.session)
  remove(storageKeys.session, 'session')
  change(null)
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

// Signing in or out in another tab counts here too.
if (isInBrowser) {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKeys.session || event.key === null) {
      current = undefined
      change(readSession())
    }
  })
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, readSession, () => null)
}
