import { useLocation, useNavigate } from 'react-router-dom'
import { returningTo } from '@/entities/session/return-to'
import { useSession } from '@/entities/session/who'
import { paths } from '@/lib/routes'

/** Sends a visitor without a session to login and back. True when it did. */
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
