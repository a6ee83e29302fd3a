import { rendering } from './rendering'
import { useIsHydrating } from './use-is-hydrating'

/** The current time in milliseconds; during hydration, the time at which the page was rendered. */
export function useNow(): number {
  const isHydrating = useIsHydrating()
  return (isHydrating && rendering()?.now) || Date.now()
}
