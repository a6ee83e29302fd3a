import { createContext, useContext } from 'react'
import { isInBrowser } from '@/lib/environment'
import { basename } from '@/lib/routes'
import { readText, remove, storageKeys, writeText } from '@/lib/storage'

export const userTypes = ['job_searcher', 'company', 'freelancer', 'find_freelancer'] as const
export type UserType = (typeof userTypes)[number]

export type UserTypeState = {
  userType: UserType | null
  setUserType: (userType: UserType) => void
  clearUserType: () => void
}

export const UserTypeContext = createContext<UserTypeState | null>(null)

export function useUserType(): UserTypeState {
  const state = useContext(UserTypeContext)
  if (!state) throw new Error('useUserType must be used within a UserTypeProvider')
  return state
}

export function isUserType(value: unknown): value is UserType {
  return userTypes.some((userType) => userType === value)
}

const YEAR_S = 31_536_000
const MIRROR = `${storageKeys.userType}=`

/** The stored one, or that of its mirror where the storage is lost. */
export function readUserType(): UserType | null {
  const stored = readText(storageKeys.userType)
  if (isUserType(stored)) return stored
  const cookies = isInBrowser ? document.cookie.split('; ') : []
  const mirrored = cookies.find((pair) => pair.startsWith(MIRROR))?.slice(MIRROR.length)
  return isUserType(mirrored) ? mirrored : null
}

/** Tells the server which home to render, by a cookie. It says so of the app's own pages only. */
export function mirrorUserType(userType: UserType | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  const age = userType ? YEAR_S : 0
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${MIRROR}${userType ?? ''}; Path=${basename}; Max-Age=${age}; SameSite=Lax${secure}`
}

export function storeUserType(userType: UserType | null): void {
  if (userType) writeText(storageKeys.userType, userType)
  else remove(storageKeys.userType)
}
