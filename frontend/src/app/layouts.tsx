import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { __ } from '@/lib/translate'
import { useUserType } from '@/lib/user-type'
import { BottomBar, type BottomTab } from '@/ui/bottom-bar'
import { BriefcaseIcon, HomeIcon, PersonIcon } from '@/ui/icons'
import { Loading } from '@/ui/spinner'
import { RouteErrorBoundary } from './route-error'

// Fetched at the first change of screens: the first load does not pay for it. Without it, screens just change.
const ScreenMotion = lazy(() => import('./screen-motion').catch(() => ({ default: () => null })))

/** The app's width is capped at 640 px; on larger screens the page's background fills the rest. */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    maxWidth: 'layout',
    minHeight: '100vh',
    '@supports (min-height: 100dvh)': { minHeight: '100dvh' },
    marginInline: 'auto',
    bg: 'page',
    boxShadow: 'raised',
    outline: 'none',
    // A screen that moves in from the side does not make the page wider.
    overflowX: 'clip',
  },
})

/** A new screen starts at its top, for the eye and for a screen reader; Back returns to where one was. */
function useFreshStart() {
  const frame = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  const [isUnderWay, setUnderWay] = useState(false)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setUnderWay(true)
    frame.current?.focus({ preventScroll: true })
    if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [pathname, navigation])
  return { frame, isUnderWay }
}

export function MainLayout() {
  const { frame, isUnderWay } = useFreshStart()
  const { pathname } = useLocation()
  return (
    <Frame ref={frame} tabIndex={-1}>
      <RouteErrorBoundary path={pathname}>
        <Suspense fallback={<Loading message={__('Loading...')} />}>
          <Outlet />
        </Suspense>
      </RouteErrorBoundary>
      <Suspense>{isUnderWay && <ScreenMotion frame={frame} />}</Suspense>
    </Frame>
  )
}

/** The tabs of each user type (spec section 2). */
function useTabs(): BottomTab[] {
  const { userType } = useUserType()
  const jobs: BottomTab[] = []
  if (userType === 'job_searcher') jobs.push({ label: __('My Jobs'), to: paths.myJobs, icon: BriefcaseIcon })
  if (userType === 'company') jobs.push({ label: __('View Jobs'), to: paths.myJobs, icon: BriefcaseIcon })
  return [
    { label: __('Home'), to: paths.home, icon: HomeIcon },
    ...jobs,
    { label: __('Profile'), to: paths.profile, icon: PersonIcon },
  ]
}

export function BottomNavigationLayout() {
  const tabs = useTabs()
  return (
    <>
      <Outlet />
      <BottomBar tabs={tabs} />
    </>
  )
}
