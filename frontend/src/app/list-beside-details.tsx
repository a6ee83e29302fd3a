import { type ReactNode, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { paths } from '@/lib/routes'
import { lazyPart } from '@/ui/lazy-part'

// Lazy, because no phone needs it.
const JobPanes = lazyPart(() => import('./panes'), {
  otherwise: Outlet,
  meanwhile: () => <Outlet />,
})

/** From this width on a list and a detail have room beside each other. */
const WIDE = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isWide = () => window.matchMedia(WIDE).matches

/** Whether the jobs stand beside a job: on a wide screen of a live site. The server does not know the width. */
export function useIsBeside(): boolean {
  const { pathname } = useLocation()
  const hasRoom = useSyncExternalStore(subscribe, isWide, () => false)
  const isLive = useIsLive()
  return hasRoom && isLive && (pathname === paths.jobs || pathname.startsWith(`${paths.jobDetails}/`))
}

/** The jobs and one of them: beside each other where there is room, else one at a time. `list` is the list's screen. */
export function ListBesideDetails({ list }: { list: ReactNode }) {
  return useIsBeside() ? <JobPanes list={list} /> : <Outlet />
}
