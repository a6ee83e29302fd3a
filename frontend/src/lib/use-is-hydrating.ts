import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * True while React takes over a pre-rendered screen, and while the build renders it: then what is shown must not
 * depend on the visitor. False at once in a screen that is made here.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
}
