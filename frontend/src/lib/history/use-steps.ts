import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isPageBefore, pagesBefore } from './use-go-back'

/** What the page of a step holds in the history. */
type StepState = {
  /** How many pages come before the form's first one: it lives through a reload on one of the later ones. */
  first?: number
  /** Of the step, what is to be filled in or mended there. */
  field?: string
}

/** What leads to a step, counted from 0, or to a field of it; the address counts from 1, as people do. */
export function useStepLinks() {
  const { pathname, search, state } = useLocation()
  return (step: number, field?: string) => {
    // What else the address holds stays, such as the job that is edited.
    const params = new URLSearchParams(search)
    params.set('step', String(step + 1))
    const { first = pagesBefore() } = (state ?? {}) as StepState
    return { to: `${pathname}?${params}`, state: { first, field } }
  }
}

/**
 * The step of a form that the address names, so that a reload stays on it and the phone's Back leads to the one
 * before. Any other address stands for the first step.
 */
export function useSteps(count: number) {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const linkTo = useStepLinks()
  /** On the way out: the step that one stays on, and what takes the place of the first one. */
  const [left, setLeft] = useState<{ step: number; next?: string }>()
  const asked = Number(params.get('step') ?? 1) - 1
  const named = Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0
  // The steps that are passed are not seen.
  const current = left ? left.step : named

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page in the history
  useEffect(() => {
    if (left?.next && pagesBefore() === linkTo(named).state.first) void navigate(left.next, { replace: true })
  }, [key, left, navigate])

  /** Goes on to another screen in the place of all the steps: Back leads to where they were opened, not to an empty one. */
  function leaveFor(path: string) {
    // A second tap would go back further.
    if (left) return
    const pages = pagesBefore() - linkTo(current).state.first
    // Where they were opened from that very screen, it is not to come twice.
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
