import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { MarketOfForm, useMarket } from '@/entities/market/market'
import { returningTo } from '@/entities/session/return-to'
import {
  readCompanyName,
  useAuthStatus,
  useIsUnreached,
  useSession,
  useUserType,
} from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Loading } from '@/ui/spinner'

type GuardProps = {
  /** Where others sign in: at login, or at sign-up where most of them have no account yet. */
  at?: typeof paths.login | typeof paths.signup
}

/**
 * Shows the screen to whoever is signed in; others sign in first and come back here. Where the server cannot be asked, the kept
 * session counts: nobody could sign in then. The screen shows what the device has kept, or says that the server was not reached.
 */
export function RequireSession({ at = paths.login }: GuardProps) {
  const asked = useAuthStatus()
  const status = useIsUnreached() ? 'logged-in' : asked
  const session = useSession()
  const location = useLocation()
  const [hasAccount, setHasAccount] = useState(session !== null)
  if (session && !hasAccount) setHasAccount(true)

  // The storage may have lost a session that the cookie still signs in to.
  if (status === 'unknown') return <Loading message={__('Loading...')} />
  // Without the keys no protected call could be made, whatever the cookie says.
  if (status === 'logged-out' || !session) {
    // A session that ended here is an account's.
    return <Navigate to={hasAccount ? paths.login : at} replace state={returningTo(location)} />
  }
  // What another account had before it on this device is not shown, let alone sent, in its name.
  return (
    <Fragment key={session.user.username}>
      <Outlet />
    </Fragment>
  )
}

/** Whether `profile` is a job searcher's own; undefined while the market is not known yet. */
function useIsSearchersProfile(): boolean | undefined {
  const userType = useUserType()
  const market = useMarket()
  return userType === 'job_searcher' ? market && market === 'live' : false
}

/** A searcher's profile needs a session. A company's is somebody's once a company is stored; before that it says so. */
export function RequireSessionForProfile() {
  const isSearchers = useIsSearchersProfile()
  const isKnown = useAuthStatus() !== 'unknown'
  const session = useSession()
  // What names the company comes back with the session.
  if (isSearchers === undefined || !(isKnown || session)) return <Loading message={__('Loading...')} />
  return isSearchers || readCompanyName() ? <RequireSession /> : <Outlet />
}

export function ProfileOf({ company, searcher }: { company: ReactNode; searcher: ReactNode }) {
  return useIsSearchersProfile() ? searcher : company
}

/** On a live market the screen needs a session. A sample is open to everybody. */
export function RequireSessionOnMarket(props: GuardProps) {
  const market = useMarket()
  if (!market) return <Loading message={__('Loading...')} />
  return market === 'live' ? <RequireSession {...props} /> : <Outlet />
}

/** A screen that a site has once its market is live. Before that the address is no page. */
export function OnlyOnMarket({ otherwise }: { otherwise: ReactNode }) {
  const market = useMarket()
  if (!market) return <Loading message={__('Loading...')} />
  return market === 'sample' ? otherwise : <Outlet />
}

function KeepMarket({ children }: { children: ReactNode }) {
  const market = useMarket()
  const [opened, setOpened] = useState(market)
  if (!opened && market) setOpened(market)
  return <MarketOfForm value={opened}>{children}</MarketOfForm>
}

/** A form of the market: it needs a session as above, and stays what it was when it was opened. */
export function FormOnMarket(props: GuardProps) {
  const { pathname } = useLocation()
  return (
    <KeepMarket key={pathname}>
      <RequireSessionOnMarket {...props} />
    </KeepMarket>
  )
}
