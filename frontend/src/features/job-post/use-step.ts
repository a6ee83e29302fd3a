import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { pagesBefore } from '@/lib/use-go-back'
import { steps } from './labels'

type StepState = {
  /** How many pages come before the wizard's first one: it lives through a reload on one of the later ones. */
  first?: number
  /** Of the last step once the job is posted. */
  isPosted?: boolean
}

const last = steps.length - 1

/** The address of a step, counted from 0; the address counts from 1, as people do. */
const stepPath = (step: number) => `${paths.postNewJob}?step=${step + 1}`

/** What leads from one step to another: a page of its own in the history. Steps count from 0. */
export function useStepLinks() {
  const state = useLocation().state as StepState | null
  return (step: number) => {
    const first = state?.first ?? pagesBefore()
    return { to: stepPath(step), state: { first } satisfies StepState }
  }
}

/**
 * The step that the address names, so that a reload stays on it and the phone's Back leads to the one before.
 * Any other address stands for the first step.
 */
export function useStep() {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const linkTo = useStepLinks()
  const [next, setNext] = useState<string>()
  const asked = Number(params.get('step')) - 1
  const named = Number.isInteger(asked) && asked >= 0 && asked <= last ? asked : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page in the history
  useEffect(() => {
    if (next && pagesBefore() === linkTo(last).state.first) void navigate(next, { replace: true })
  }, [key, next, navigate])

  function go(step: number) {
    const { to, state } = linkTo(step)
    void navigate(to, { state })
  }

  function replaceLast(change?: StepState) {
    const { to, state } = linkTo(last)
    void navigate(to, { replace: true, state: { ...state, ...change } })
  }

  /** Says so in the history: Back leads to the step before, as it was, and takes what is said of it away. */
  const markPosted = () => replaceLast({ isPosted: true })

  /** Goes on to another screen in the place of all the steps: Back leads to where they were opened, not to an empty one. */
  function leaveFor(path: string) {
    setNext(path)
    const pages = pagesBefore() - linkTo(last).state.first
    if (pages === 0) return
    // Forward is not to say it again.
    replaceLast()
    void navigate(-pages)
  }

  // On its way out nothing changes: the first step is passed unseen.
  const current = next ? last : named
  const isPosted = Boolean(next || (state as StepState | null)?.isPosted)
  return { current, go, isLast: current === last, isPosted, markPosted, leaveFor }
}
