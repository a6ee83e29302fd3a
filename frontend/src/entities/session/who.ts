import {
  readSession,
  type Session,
  sessionStore,
  subscribeSession,
  userInCookie,
} from '@/lib/backend/session'
import { boot, hearNews, useBoot } from '@/lib/boot'
import { isInBrowser } from '@/lib/environment'
import { rendering } from '@/lib/rendering'
import { basename } from '@/lib/routes'
import { readText, remove, storageKeys, writeText } from '@/lib/storage'
import { createStore, useStore } from '@/lib/store'

/*
 * Who is here (docs/behaviour.md#who-is-signed-in). The cookie signs in, and the server knows whom: ask-who.ts asks it.
 * The rest is what this browser keeps of the server's last answer: the session with its keys (lib/backend/session.ts), the
 * company's name, whether the account is frozen and may publish. The user type is the person's choice.
 */

/** `unknown` while the server is asked about the cookie's user. */
export type AuthStatus = 'unknown' | 'logged-out' | 'logged-in'

type Status = {
  status: AuthStatus
  /** The server was asked and did not answer: then one is logged out, and the screens stay open to the kept session. */
  isUnreached: boolean
}

/**
 * Whether somebody may be signed in, so that the server is to be asked. The cookie's name is gone after the browser was
 * closed, while its session lives on: the name comes back with the first answer of the server.
 */
export function mayBeSignedIn(): boolean {
  if (boot.shell && readSession()) return true
  return Boolean(boot.token_mode) || userInCookie() !== ''
}

const answered = createStore<Status>({
  status: mayBeSignedIn() ? 'unknown' : 'logged-out',
  isUnreached: false,
})

export const readAuthStatus = (): AuthStatus => answered.get().status

/** While the server is asked again, it counts as unreached until it answers. */
export const setAuthStatus = (
  status: AuthStatus,
  isUnreached = status === 'unknown' && answered.get().isUnreached,
): void => answered.set({ status, isUnreached })

export const useAuthStatus = (): AuthStatus =>
  useStore(
    answered,
    ({ status }) => status,
    () => 'unknown',
  )

export const useIsUnreached = (): boolean =>
  useStore(
    answered,
    ({ isUnreached }) => isUnreached,
    () => false,
  )

export const useSession = (): Session | null =>
  useStore(
    sessionStore,
    (session) => session,
    () => null,
  )

/** The id of the account's company as this browser keeps it; null without one. */
export const readCompanyName = (): string | null => readText(storageKeys.companyName) || null

/** Null for a company that the server does not know any more: the next form is one for a new company. */
export function keepCompanyName(name: string | null | undefined): void {
  if (name) writeText(storageKeys.companyName, name)
  else remove(storageKeys.companyName)
}

/** Whether this account's company may publish a job, by what the server said last. */
export const readMayPublish = (): boolean => Boolean(boot.may_publish)

/** Whether the account has frozen itself: nobody else sees anything of it. */
export const useIsFrozen = (): boolean =>
  useBoot(
    (of) => Boolean(of.is_frozen),
    () => false,
  )

// Both end with the session, whichever way and in whichever tab that ends.
subscribeSession(() => {
  if (!readSession()) hearNews({ may_publish: false, is_frozen: false })
})

const userTypes = ['job_searcher', 'company', 'freelancer', 'find_freelancer'] as const
export type UserType = (typeof userTypes)[number]

const typeOf = (value: unknown): UserType | null => userTypes.find((userType) => userType === value) ?? null

const YEAR_S = 31_536_000
const MIRROR = `${storageKeys.userType}=`

/** The stored type, or that of its mirror where the storage is lost. */
function storedType(): UserType | null {
  const cookies = isInBrowser ? document.cookie.split('; ') : []
  const mirrored = cookies.find((pair) => pair.startsWith(MIRROR))?.slice(MIRROR.length)
  return typeOf(readText(storageKeys.userType)) ?? typeOf(mirrored)
}

const userType = createStore(storedType())

export const readUserType = userType.get

/** Tells the server which home to render, by a cookie. It says so of the app's own pages only. */
function mirrorUserType(type: UserType | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = type ? YEAR_S : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${MIRROR}${type ?? ''}; Path=${basename}; Max-Age=${age}; SameSite=Lax${secure}`
}

export function setUserType(type: UserType): void {
  writeText(storageKeys.userType, type)
  mirrorUserType(type)
  userType.set(type)
}

if (isInBrowser) mirrorUserType(readUserType())

/** The type that the server has rendered the page for; the stored one in any other page. */
function typeInPage(): UserType | null {
  const rendered = rendering()
  return rendered ? typeOf(rendered.userType) : readUserType()
}

export const useUserType = (): UserType | null => useStore(userType, (type) => type, typeInPage)
