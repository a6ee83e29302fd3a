import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isPageBefore, pagesBefore } from './use-go-back'

/** The history state of a step's page. */
type StepState = {
  /** The number of pages before the form's first one. It survives a reload on a later step. */
  first?: number
  /** The field of the step to fill in or correct. */
  field?: string
}

/** Builds the link to a step, or to a field of it. Steps count from 0, and from 1 in the address. */
export function useStepLinks() {
  const { pathname, search, state } = useLocation()
  return (step: number, field?: string) => {
    // Keep the other parameters, such as the job that is edited.
    const params = new URLSearchParams(search)
    params.set('step', String(step + 1))
    const { first = pagesBefore() } = (state ?? {}) as StepState
    return { to: `${pathname}?${params}`, state: { first, field } }
  }
}

/**
 * The current step of a form, read from the address: a reload stays on it, and Back leads to the step before. Any
 * invalid address stands for the first step.
 */
export function useSteps(count: number) {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const linkTo = useStepLinks()
  /** While leaving: the step to keep showing, and the screen that replaces the first step. */
  const [left, setLeft] = useState<{ step: number; next?: string }>()
  const asked = Number(params.get('step') ?? 1) - 1
  const named = Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0
  // Do not show the steps on the way.
  const current = left ? left.step : named

  // Each step opens at its top. On the way out the browser would scroll the next screen to where the first step was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page in the history has a mode of its own
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = 'auto'
    }
  }, [key])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page in the history
  useEffect(() => {
    if (left?.next && pagesBefore() === linkTo(named).state.first) void navigate(left.next, { replace: true })
  }, [key, left, navigate])

  /** Replaces all the steps by another screen, so that Back leads to where the form was opened. */
  function leaveFor(path: string) {
    // A second tap would go back further.
    if (left) return
    const pages = pagesBefore() - linkTo(current).state.first
    // If the form was opened from that very screen, go back to it and do not add it again.
    const isBack = isPageBefore(path, pages + 1)
    setLeft({ step: current, next: isBack ? undefined : path })
    if (isBack) void navigate(-pages - 1)
    else if (pages > 0) void navigate(-pages)
  }

  return {
    current,
    field: (state as StepState | null)?.field,
    linkTo,
    isLeaving: left !== undefined,
    leaveFor,
  }
}
