import { type PageToReturnTo, returnToOf } from '@/entities/session/return-to'
import { useAuthStatus, useSession } from '@/entities/session/who'

/** The page to open when a guard led here and the visitor has signed in since. */
export function useWayOn(state: unknown): PageToReturnTo | undefined {
  const isSignedIn = useAuthStatus() === 'logged-in'
  return useSession() && isSignedIn ? returnToOf(state) : undefined
}
