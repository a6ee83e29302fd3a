import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { pagesBefore } from '@/lib/use-go-back'

/** How many pages come before the form's first one: it lives through a reload on a later step. */
type StepState = { first?: number }

export type Steps = {
  /** From 0. */
  current: number
  /** Forward to a page of its own in the history, so that the phone's Back leads to the step before; back to that page. */
  goTo: (step: number) => void
  /** To the step before; on the first step, back in history. */
  goBack: (() => void) | undefined
}

/** The step of a form, kept in the address as `?step=2` (from 1). */
export function useSteps(count: number): Steps {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state } = useLocation()
  const asked = Number(params.get('step') ?? 1) - 1
  const current = Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0

  function goTo(step: number) {
    const index = pagesBefore()
    const { first = index } = (state ?? {}) as StepState
    // Where a sign-in came between, its pages are in the history as well: from the first step on it is known where.
    const place = Math.min(index - current, first) + step
    const to = `${pathname}?step=${step + 1}`
    if (step === current) return
    if (step > current) void navigate(to, { state: { first } satisfies StepState })
    else if (place >= first) void navigate(place - index)
    // Opened on a later step: there is no page of this one.
    else void navigate(to, { replace: true })
  }

  return { current, goTo, goBack: current === 0 ? undefined : () => goTo(current - 1) }
}
