import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { returningTo } from './return-to'
import { useSession } from './who'

/** Sends a visitor without a session to login and back. Returns true if it did. */
export function useSignInFirst(): () => boolean {
  const session = useSession()
  const location = useLocation()
  const navigate = useNavigate()
  return () => {
    if (session) return false
    void navigate(paths.login, { state: returningTo(location) })
    return true
  }
}
