import { Fragment, type ReactNode, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { MarketOfForm, useHasFreelancers, useMarket } from '@/entities/market/hooks'
import { returningTo } from '@/entities/session/return-to'
import {
  readCompanyName,
  useAuthStatus,
  useIsLost,
  useIsUnreached,
  useSession,
  useUserType,
} from '@/entities/session/who'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { Loading } from '@/ui/spinner'
import { NotConnected } from './route-error'

type GuardProps = {
  /** Where visitors sign in: at login, or at sign-up if most of them have no account yet. */
  at?: typeof paths.login | typeof paths.signup
}

/**
 * Shows the screen to a signed-in account. Other visitors sign in first and return. If the server cannot be reached,
 * the stored session counts: the screen shows this device's copies, or says that there is no network. If the storage
 * has lost the session, this guard says that there is no network.
 */
export function RequireSession({ at = paths.login }: GuardProps) {
  const asked = useAuthStatus()
  const status = useIsUnreached() ? 'logged-in' : asked
  const session = useSession()
  const location = useLocation()
  const isLost = useIsLost()
  const [hasAccount, setHasAccount] = useState(session !== null)
  if (session && !hasAccount) setHasAccount(true)

  if (isLost) return <NotConnected />
  // The storage may have lost a session whose cookie is still valid.
  if (status === 'unknown') return <Loading message={__('Loading...')} />
  // Without the keys every protected call fails, whatever the cookie says.
  if (status === 'logged-out' || !session) {
    // The session ended here, so the visitor has an account.
    return <Navigate to={hasAccount ? paths.login : at} replace state={returningTo(location)} />
  }
  // The key makes React drop the previous account's state, so that none of it is shown or sent.
  return (
    <Fragment key={session.user.username}>
      <Outlet />
    </Fragment>
  )
}

/** The kind of profile that `profile` shows; undefined while the market is unknown. */
function useProfileKind(): 'company' | 'searcher' | 'freelancer' | undefined {
  const userType = useUserType()
  const market = useMarket()
  const hasFreelancers = useHasFreelancers()
  if (userType !== 'job_searcher' && userType !== 'freelancer') return 'company'
  if (!market) return undefined
  if (userType === 'freelancer') return hasFreelancers ? 'freelancer' : 'company'
  return market === 'live' ? 'searcher' : 'company'
}

/** Needs a session for a person's profile, for a stored company's, and without a user type on a live site. */
export function RequireSessionForProfile() {
  const kind = useProfileKind()
  const market = useMarket()
  const userType = useUserType()
  const isKnown = useAuthStatus() !== 'unknown'
  const session = useSession()
  const isLost = useIsLost()
  // The session's answer contains the company's name.
  if (kind === undefined || !(isKnown || session)) return <Loading message={__('Loading...')} />
  const isLive = market === 'live'
  // An account that nobody uses for anything yet, such as one that has only reported a job.
  if (isLive && session && !userType && !readCompanyName())
    return <Navigate to={paths.postVerification} replace />
  const isAnyones = kind === 'company' && !readCompanyName() && (userType || !isLive)
  return isAnyones && !isLost ? <Outlet /> : <RequireSession />
}

/** The screen of each kind of profile. */
export const ProfileOf = (screens: Record<'company' | 'searcher' | 'freelancer', ReactNode>) =>
  screens[useProfileKind() ?? 'company']

/** On a live market the screen needs a session. Samples are open to everybody. */
export function RequireSessionOnMarket(props: GuardProps) {
  const market = useMarket()
  const isLost = useIsLost()
  if (!market) return <Loading message={__('Loading...')} />
  // If the storage has lost the session, it has lost the market, too.
  return market === 'live' || isLost ? <RequireSession {...props} /> : <Outlet />
}

/** A screen that exists only on a live market. On other sites its address is not found. */
export function OnlyOnMarket({ otherwise }: { otherwise: ReactNode }) {
  const market = useMarket()
  if (!market) return <Loading message={__('Loading...')} />
  return market === 'sample' ? otherwise : <Outlet />
}

/** A screen about freelancers, on a live market. On a site without freelancers its address is not found. */
export const OnlyWithFreelancers = ({ otherwise }: { otherwise: ReactNode }) =>
  useHasFreelancers() ? <Outlet /> : otherwise

function KeepMarket({ children }: { children: ReactNode }) {
  const market = useMarket()
  const [opened, setOpened] = useState(market)
  if (!opened && market) setOpened(market)
  return <MarketOfForm value={opened}>{children}</MarketOfForm>
}

/**
 * A form on a live market. It needs a session like the guard above, often a first one, and keeps its kind while open.
 */
export function FormOnMarket() {
  const { pathname } = useLocation()
  return (
    <KeepMarket key={pathname}>
      <RequireSessionOnMarket at={paths.signup} />
    </KeepMarket>
  )
}
