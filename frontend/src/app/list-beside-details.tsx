import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { paths } from '@/lib/routes'
import { useIsWide } from '@/lib/use-is-wide'
import { lazyPart } from '@/ui/lazy-part'

// Lazy, because no phone needs it.
const JobPanes = lazyPart(() => import('./panes'), {
  otherwise: () => <Outlet />,
  meanwhile: () => <Outlet />,
})

/** Whether the jobs stand beside a job: on a wide screen of a live site. */
export function useIsBeside(): boolean {
  const { pathname } = useLocation()
  const hasRoom = useIsWide()
  const isLive = useIsLive()
  return hasRoom && isLive && (pathname === paths.jobs || pathname.startsWith(`${paths.jobDetails}/`))
}

/** The jobs and one of them: beside each other where there is room, else one at a time. `list` is the list's screen. */
export function ListBesideDetails({ list }: { list: ReactNode }) {
  return useIsBeside() ? <JobPanes list={list} /> : <Outlet />
}
