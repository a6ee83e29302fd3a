import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { returningTo } from './return-to'
import { useSession } from './who'

/** Sends a visitor without a session to login and back, there with `held` in the history state. Returns true if it did. */
export function useSignInFirst(): (held?: object) => boolean {
  const session = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  return (held) => {
    if (session) return false
    void navigate(paths.login, { state: returningTo({ ...location, state: { ...location.state, ...held } }) })
    return true
  }
}
