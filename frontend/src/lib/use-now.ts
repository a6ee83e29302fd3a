import { rendering } from './rendering'
import { useIsHydrating } from './use-is-hydrating'

/** The present moment in milliseconds. While a rendered page is taken over, the moment that it was rendered at. */
export function useNow(): number {
  const isHydrating = useIsHydrating()
  return (isHydrating && rendering()?.now) || Date.now()
}
