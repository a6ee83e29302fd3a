import { type RefObject, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { moveIn } from '@/ui/motion'
import { MAIN } from './frame'

/** A screen slides in from the right, or from the left on the way back. */
export default function ScreenMotion({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const side = useNavigationType() === 'POP' ? '-6%' : '6%'

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another screen
  useLayoutEffect(() => moveIn(frame.current?.querySelector(MAIN), `translateX(${side})`), [pathname])

  return null
}
