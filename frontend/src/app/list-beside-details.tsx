import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useIsLive } from '@/entities/market/hooks'
import { paths } from '@/lib/routes'
import { useIsWide } from '@/lib/use-is-wide'
import { lazyPart } from '@/ui/lazy-part'

/** The path of a list, and the path below which its details are. */
const pairs = [
  { list: paths.jobs, details: paths.jobDetails },
  { list: paths.chat, details: paths.chat },
] as const

export type ListPath = (typeof pairs)[number]['list']

// Lazy, because no phone needs it.
const ListPanes = lazyPart(() => import('./panes'), {
  otherwise: () => <Outlet />,
  meanwhile: () => <Outlet />,
})

/** Whether a list stands beside its details: on a wide screen of a live site. */
export function useIsBeside(): boolean {
  const { pathname } = useLocation()
  const hasRoom = useIsWide()
  const isLive = useIsLive()
  const isOfPair = pairs.some(({ list, details }) => pathname === list || pathname.startsWith(`${details}/`))
  return hasRoom && isLive && isOfPair
}

/** A list and one of its items: beside each other where there is room, else one at a time. `list` is its screen. */
export function ListBesideDetails({ list, path }: { list: ReactNode; path: ListPath }) {
  return useIsBeside() ? <ListPanes list={list} path={path} /> : <Outlet />
}
