import { matchRoutes } from 'react-router-dom'
import { basename } from '@/lib/routes'
import { type RouteHandle, routes } from './router'

/** Fetches the screen at an address of the app, as the browser's location names it. Rejects without a network. */
export async function preload(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname, basename) ?? []
  await Promise.all(matches.map(({ route }) => (route.handle as RouteHandle | undefined)?.load()))
}
