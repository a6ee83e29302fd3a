import { post } from '@/lib/backend/call'
import { useBoot } from '@/lib/boot'
import { readHolds, setUserType, type UserType } from './who'

const none: readonly string[] = []

/** The roles of the signed-in account; none for a guest. */
export const useRoles = (): readonly string[] =>
  useBoot(
    ({ roles }) => roles ?? none,
    () => none,
  )

/** Shows the home of another user type. The server stores a role of the account for its next sign-in elsewhere. */
export function goOnAs(userType: UserType): void {
  setUserType(userType)
  // The choice applies on this device, whatever the server answers.
  if (readHolds(userType)) post('job_portal.api.set_role', { role: userType }).catch(console.warn)
}
