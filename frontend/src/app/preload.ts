import { matchRoutes } from 'react-router-dom'
import { basename } from '@/lib/routes'
import type { RouteHandle } from './route-screen'
import { routes } from './router'

/**
 * Loads a screen's chunk when a finger or the focus reaches its link, or an element that names its path in
 * `data-leads-to` (below the basename; on a link, the screen to which a guard redirects the visitor).
 */
export function preloadOnTheWay(): void {
  function lead({ target }: Event) {
    const way = target instanceof Element && target.closest<HTMLElement>('a[href], [data-leads-to]')
    if (!way) return
    const { leadsTo } = way.dataset
    const path = leadsTo ? basename + leadsTo : (way as HTMLAnchorElement).pathname
    // The screen itself reports the failure.
    preload(path).catch(() => undefined)
  }
  document.addEventListener('pointerdown', lead)
  document.addEventListener('focusin', lead)
}

/** Loads the chunk of a path's screen. Rejects without a network. */
export async function preload(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.load()))
}
