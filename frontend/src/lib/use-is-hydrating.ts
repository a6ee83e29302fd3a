import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * True while React hydrates a pre-rendered screen, and while the build renders it: the output must not depend on the
 * visitor then. False from the first render elsewhere.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}
