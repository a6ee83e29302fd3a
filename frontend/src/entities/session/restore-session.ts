import { post } from '@/lib/backend/call'
import { acceptSignIn, type SignInReply } from './sign-in'

/** Recovers the cookie's session when the storage has lost it. */
export async function restoreSession(): Promise<void> {
  acceptSignIn(await post<SignInReply>('job_portal.api.get_session', {}, { asGuest: true }))
}
