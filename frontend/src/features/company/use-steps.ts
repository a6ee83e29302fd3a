import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

type StepState = { cameFromStep?: boolean }

export type Steps = {
  /** From 0. */
  current: number
  /** To a step: a page of its own in the history, so that the phone's Back leads to the step before. */
  goTo: (step: number) => void
  /** To the step before; on the first step, back in history. */
  goBack: (() => void) | undefined
}

/** The step of a form, kept in the address as `?step=2` (from 1). */
export function useSteps(count: number): Steps {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const location = useLocation()
  const asked = Number(params.get('step') ?? 1) - 1
  const current = Number.isInteger(asked) && asked >= 0 && asked < count ? asked : 0
  const { cameFromStep = false } = (location.state ?? {}) as StepState

  const go = (step: number, replace: boolean, state: StepState) =>
    void navigate(`${location.pathname}?step=${step + 1}`, { replace, state })

  return {
    current,
    goTo: (step) => (step > current ? go(step, false, { cameFromStep: true }) : go(step, true, {})),
    goBack: current === 0 ? undefined : () => (cameFromStep ? void navigate(-1) : go(current - 1, true, {})),
  }
}
