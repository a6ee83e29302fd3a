import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuthStatus } from '@/lib/gateway'
import type { SignInState } from '@/lib/sign-in'
import { hasComeForward, useGoBack } from '@/lib/use-go-back'
import { hasSignedInFrom } from './verification'

/** What a page of a sign-in hands on to the next one: its own place in the history comes on top. */
export function useSignInState(): SignInState & { through: string[] } {
  const { state, key } = useLocation()
  const before = (state ?? {}) as SignInState
  return { ...before, through: [...(before.through ?? []), key] }
}

/** Whether one came Back to this page of a sign-in that is done. */
export function useIsPassed(): boolean {
  const { key } = useLocation()
  const isSignedIn = useAuthStatus() === 'logged-in'
  const [isPassed] = useState(isSignedIn && hasSignedInFrom(key))
  return isPassed
}

/** In the place of a page of a sign-in that is done: Back goes past it, and so does Forward. */
export function Passed() {
  const navigate = useNavigate()
  const goBack = useGoBack({ replaced: true })
  const isGoing = useRef(false)
  useEffect(() => {
    // React's StrictMode runs each effect twice while developing.
    if (isGoing.current) return
    isGoing.current = true
    if (hasComeForward()) void navigate(1)
    else goBack()
  }, [goBack, navigate])
  return null
}
