import { keepCompanyName } from '@/entities/session/who'
import { hearNews } from '@/lib/boot'
import { signInAs } from './sign-in-as'

/** For tests: signs in to a live site as a member of a company. */
export function signInAsMember(username: string): void {
  signInAs(username)
  hearNews({ market: 'live', roles: ['company'] })
  keepCompanyName('JPC-00001')
}
