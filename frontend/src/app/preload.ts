import { matchRoutes } from 'react-router-dom'
import { basename } from '@/lib/routes'
import type { RouteHandle } from './route-screen'
import { routes } from './router'

/**
 * Fetches a screen before it is asked for: as soon as a finger or the focus is on what leads there, be it a link, or a
 * button, form or part of a screen that says so in `data-leads-to` (a path below the basename).
 */
export function preloadOnTheWay(): void {
  function lead({ target }: Event) {
    const way = target instanceof Element && target.closest<HTMLElement>('a[href], [data-leads-to]')
    if (!way) return
    const path = way instanceof HTMLAnchorElement ? way.pathname : `${basename}${way.dataset.leadsTo}`
    // If it cannot be had now, the screen itself will say so.
    preload(path).catch(() => undefined)
  }
  document.addEventListener('pointerdown', lead)
  document.addEventListener('focusin', lead)
}

/** Fetches the screen at an address of the app, as the browser's location names it. Rejects without a network. */
export async function preload(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.load()))
}
