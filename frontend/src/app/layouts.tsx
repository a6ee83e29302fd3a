import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigationType } from 'react-router-dom'
import { useHasFreelancers, useIsLive } from '@/entities/market/hooks'
import { useIsFrozen, useSession, useUserType, wayHome } from '@/entities/session/who'
import { useDictionary } from '@/lib/i18n/dictionary'
import { __ } from '@/lib/i18n/translate'
import { paths } from '@/lib/routes'
import { useStore } from '@/lib/store'
import { BottomBar, type BottomTab } from '@/ui/bottom-bar'
import { BriefcaseIcon, ChatIcon, HomeIcon, PersonIcon } from '@/ui/icons'
import { lazyPart } from '@/ui/lazy-part'
import { Frame, MAIN } from './frame'
import { isConversationAt, useIsBeside } from './list-beside-details'
import { RouteErrorBoundary } from './route-error'

// Lazy, since few accounts are frozen. If it fails to load, the screen shows without it.
const FrozenBanner = lazyPart(() => import('@/entities/account/frozen-banner'))

// Lazy, since few accounts lose their company while the app is open.
const WayHome = lazyPart(() => import('./way-home'))

// Loaded at the first change of screens, so the first load is smaller. If it fails, screens change without motion.
const ScreenMotion = lazyPart(() => import('./screen-motion'))

// Lazy, because a screen is useful without the number.
const UnreadMark = lazyPart(() => import('@/entities/conversation/unread-mark'))

/** A new screen starts at its top, also for screen readers. Back restores the scroll position. */
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
    // A screen may have given the focus to its first field.
    const main = frame.current?.querySelector(MAIN)
    if (!main?.contains(document.activeElement)) frame.current?.focus({ preventScroll: true })
    if (navigation !== 'POP') window.scrollTo(0, 0)
  }, [pathname, navigation])
  return { frame, isUnderWay }
}

export function MainLayout() {
  const { frame, isUnderWay } = useFreshStart()
  const { pathname } = useLocation()
  const isFrozen = useIsFrozen()
  const hasPanes = useIsBeside()
  const isLedHome = useStore(
    wayHome,
    (isLed) => isLed,
    () => false,
  )
  return (
    <Frame ref={frame} tabIndex={-1} hasPanes={hasPanes}>
      {isFrozen && <FrozenBanner />}
      <RouteErrorBoundary path={pathname}>
        <Outlet />
      </RouteErrorBoundary>
      {isLedHome && <WayHome />}
      {isUnderWay && <ScreenMotion frame={frame} />}
    </Frame>
  )
}

/** The tabs of each user type (docs/behaviour.md#tabs). */
function useTabs(): BottomTab[] {
  const userType = useUserType()
  const isLive = useIsLive()
  const session = useSession()
  const hasFreelancers = useHasFreelancers()
  const jobs: BottomTab[] = []
  if (userType === 'job_searcher') jobs.push({ label: __('My Jobs'), to: paths.myJobs, icon: BriefcaseIcon })
  if (userType === 'company') jobs.push({ label: __('View Jobs'), to: paths.myJobs, icon: BriefcaseIcon })
  if (hasFreelancers && userType === 'freelancer')
    jobs.push({ label: __('My Quotes'), to: paths.myQuotes, icon: BriefcaseIcon })
  if (hasFreelancers && userType === 'find_freelancer')
    jobs.push({ label: __('My Briefs'), to: paths.myBriefs, icon: BriefcaseIcon })
  return [
    { label: __('Home'), to: paths.home, icon: HomeIcon },
    ...jobs,
    ...(isLive && session
      ? [{ label: __('Chat'), to: paths.chat, icon: ChatIcon, mark: <UnreadMark /> }]
      : []),
    // People who look for freelancers have no profile.
    ...(hasFreelancers && userType === 'find_freelancer'
      ? []
      : [{ label: __('Profile'), to: paths.profile, icon: PersonIcon }]),
  ]
}

export function BottomNavigationLayout() {
  useDictionary()
  const tabs = useTabs()
  // A conversation and the panes take the whole height.
  const isConversation = isConversationAt(useLocation())
  const hasPanes = useIsBeside()
  return (
    <>
      <Outlet />
      {!isConversation && !hasPanes && <BottomBar tabs={tabs} />}
    </>
  )
}
