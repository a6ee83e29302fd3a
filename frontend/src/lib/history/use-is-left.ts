import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen has been left: what comes back late leads nobody away from where they are by then. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false)
  useEffect(() => {
    // React's StrictMode runs each effect twice while developing.
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
