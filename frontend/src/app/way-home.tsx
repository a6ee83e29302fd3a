import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { wayHome } from '@/entities/session/who'
import { refreshAll } from '@/lib/backend/reading'
import { paths } from '@/lib/routes'

/** Opens home, once. Home then loads its own data. */
export default function WayHome() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname !== paths.home) return void navigate(paths.home, { replace: true })
    wayHome.set(false)
    void refreshAll()
  }, [navigate, pathname])
  return null
}
