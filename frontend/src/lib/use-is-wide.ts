import { useSyncExternalStore } from 'react'

/** From this width on a list, or a table, and a detail have room beside each other. */
const WIDE = '(min-width: 1024px)'

function subscribe(listener: () => void) {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether the window is wide. The server does not know the width. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
