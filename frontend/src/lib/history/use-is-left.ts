import { type RefObject, useEffect, useRef } from 'react'

/** Whether the person has left the screen. Late answers must not navigate then. */
export function useIsLeft(): RefObject<boolean> {
  const isLeft = useRef(false)
  useEffect(() => {
    // In development, StrictMode runs each effect twice.
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return isLeft
}
