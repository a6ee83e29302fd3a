import { Fragment } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useAuthStatus } from '@/lib/session/auth-status'
import { returningTo } from '@/lib/session/return-to'
import { useSession } from '@/lib/session/session'
import { readText, storageKeys } from '@/lib/storage'
import { Loading } from '@/ui/spinner'

/** Shows the screen to whoever is signed in; others sign in first and come back here. */
export function RequireSession() {
  const status = useAuthStatus()
  const session = useSession()
  const location = useLocation()

  // Without the stored keys no protected call could be made, whatever the cookie says.
  if (status === 'logged-out' || !session) {
    return <Navigate to={paths.login} replace state={returningTo(location)} />
  }
  if (status === 'unknown') return <Loading message={__('Loading...')} />
  // What another account had before it on this device is not shown, let alone sent, in its name.
  return (
    <Fragment key={session.user.username}>
      <Outlet />
    </Fragment>
  )
}

/** The profile is somebody's only once a company is stored; without one it says so to anybody. */
export function RequireSessionForCompany() {
  return readText(storageKeys.companyName) ? <RequireSession /> : <Outlet />
}
