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

/* Who is signed in (docs/behaviour.md#who-is-signed-in). The cookie signs in, and ask-who.ts asks the server for its
   user. The rest is the server's last answer, stored here: the session with its keys (lib/backend/session.ts), the
   company's name, whether the account is frozen and may publish. The person chooses the user type. */

/** `unknown` while the server is being asked about the cookie's user. */
export type AuthStatus = 'unknown' | 'logged-out' | 'logged-in'

type Status = {
  status: AuthStatus
  /**
   * The server did not answer, but the storage or the cookie names an account. The person counts as logged out, but
   * screens stay open with the stored session.
   */
  isUnreached: boolean
}

/**
 * Whether the server must be asked who is signed in. The cookie with the name ends with the browser, while the session
 * continues. The next answer of the server sets the cookie again.
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

/** A server that could not be reached counts as such while it is asked again. */
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

/** Whether the server cannot be reached and the storage has lost the cookie's session. */
export const useIsLost = (): boolean => {
  const session = useSession()
  return useIsUnreached() && session === null
}

/** The stored id of the account's company; null without one. */
export const readCompanyName = (): string | null => readText(storageKeys.companyName) || null

/** The same; renders again when the account joins or loses a company, since its roles change with it. */
export const useCompanyName = (): string | null => useBoot(readCompanyName, readCompanyName)

/** With null, the next form creates a new company. */
export function keepCompanyName(name: string | null | undefined): void {
  if (name) {
    writeText(storageKeys.companyName, name)
    gainRole('company')
  } else remove(storageKeys.companyName)
}

/** Whether the screen must be replaced by home, because the account has just lost the company that it shows. */
export const wayHome = createStore(false)

/** The server's last answer on whether this account's company can publish jobs. */
export const readMayPublish = (): boolean => Boolean(boot.may_publish)

/** Whether the account has frozen itself, which hides it from everybody else. */
export const useIsFrozen = (): boolean =>
  useBoot(
    (of) => Boolean(of.is_frozen),
    () => false,
  )

// Both end with the session, in any tab.
subscribeSession(() => {
  if (!readSession()) hearNews({ may_publish: false, is_frozen: false, roles: [], role: null })
})

const userTypes = ['job_searcher', 'company', 'freelancer', 'find_freelancer'] as const
export type UserType = (typeof userTypes)[number]

const typeOf = (value: unknown): UserType | null => userTypes.find((userType) => userType === value) ?? null

const YEAR_S = 31_536_000
const MIRROR = `${storageKeys.userType}=`

/** The stored type, or the cookie's copy if the storage is lost. */
function storedType(): UserType | null {
  const cookies = isInBrowser ? document.cookie.split('; ') : []
  const mirrored = cookies.find((pair) => pair.startsWith(MIRROR))?.slice(MIRROR.length)
  return typeOf(readText(storageKeys.userType)) ?? typeOf(mirrored)
}

const userType = createStore(storedType())

export const readUserType = userType.get

/** Sets a cookie that tells the server which home to render. Only the app's own pages get it. */
function mirrorUserType(type: UserType | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = type ? YEAR_S : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${MIRROR}${type ?? ''}; Path=${basename}; Max-Age=${age}; SameSite=Lax${secure}`
}

export function setUserType(type: UserType | null): void {
  if (type) writeText(storageKeys.userType, type)
  else remove(storageKeys.userType)
  mirrorUserType(type)
  userType.set(type)
}

if (isInBrowser) mirrorUserType(readUserType())

/** Whether the signed-in account holds a role. */
export const readHolds = (role: UserType | null): boolean => Boolean(boot.roles?.includes(role ?? ''))

/** Adds a role that the account has just got. The server knows it by the new record. */
export function gainRole(role: UserType): void {
  if (!readHolds(role)) hearNews({ roles: [...(boot.roles ?? []), role] })
}

/** After a sign-in on a live site: replaces a user type that the account does not hold by its role. */
export function followRole(): void {
  const role = typeOf(boot.role)
  if (boot.market === 'live' && role && !readHolds(readUserType())) setUserType(role)
}

/**
 * Whether a sign-in leads to home: on a live site, for an account with a role. Before the server's answer, only a new
 * account is known to have none.
 */
export const leadsHome = (isNew: boolean): boolean =>
  boot.market === 'live' && (boot.roles ? boot.roles.length > 0 : !isNew)

/** The type for which the server rendered the page; in other pages the stored one. */
function typeInPage(): UserType | null {
  const rendered = rendering()
  return rendered ? typeOf(rendered.userType) : readUserType()
}

export const useUserType = (): UserType | null => useStore(userType, (type) => type, typeInPage)
