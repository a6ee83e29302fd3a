import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { pagesBefore } from '@/lib/use-go-back'
import { steps } from './labels'

/** The address of a step, counted from 0; the address counts from 1, as people do. */
export const stepPath = (step: number) => `${paths.postNewJob}?step=${step + 1}`

/** History state of the last step once the job is posted. */
type StepState = { isPosted?: boolean }

const last = steps.length - 1

/**
 * The step that the address names, so that a reload stays on it and the phone's Back leads to the one before.
 * Any other address stands for the first step.
 */
export function useStep() {
  const [params] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const first = useRef(Number.POSITIVE_INFINITY)
  const [next, setNext] = useState<string>()
  const asked = Number(params.get('step')) - 1
  const named = Number.isInteger(asked) && asked >= 0 && asked <= last ? asked : 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another page in the history
  useEffect(() => {
    first.current = Math.min(first.current, pagesBefore())
    if (next && pagesBefore() === first.current) void navigate(next, { replace: true })
  }, [key, next, navigate])

  const go = useCallback((step: number) => navigate(stepPath(step)), [navigate])

  /** Says so in the history: Back leads to the step before, as it was, and takes what is said of it away. */
  function markPosted() {
    const posted: StepState = { isPosted: true }
    void navigate(stepPath(last), { replace: true, state: posted })
  }

  /** Goes on to another screen in the place of all the steps: Back leads to where they were opened, not to an empty one. */
  function leaveFor(path: string) {
    setNext(path)
    const pages = pagesBefore() - first.current
    if (pages === 0) return
    // Forward is not to say it again.
    void navigate(stepPath(last), { replace: true })
    void navigate(-pages)
  }

  // On its way out nothing changes: the first step is passed unseen.
  const current = next ? last : named
  const isPosted = Boolean(next || (state as StepState | null)?.isPosted)
  return { current, go, isLast: current === last, isPosted, markPosted, leaveFor }
}
