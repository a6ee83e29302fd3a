import { post } from '@/lib/backend/call'
import { acceptSignIn, type SignInReply } from './sign-in'

/** Takes over the session that the cookie signs in to, where the storage has lost it. Rejects with a BackendError. */
export async function restoreSession(): Promise<void> {
  acceptSignIn(await post<SignInReply>('job_portal.api.get_session', {}, { asGuest: true }))
}
