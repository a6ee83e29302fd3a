import { useLocation, useNavigate } from 'react-router-dom'
import type { HeldFor } from '@/entities/job/types'
import { useSteps } from '@/lib/history/use-steps'
import { type FieldName, steps } from './fields'

/** What was posted: how many candidates fit, the stored job, and what holds it. */
export type Posted = { matches: number; job?: { id: string; title: string }; heldFor?: readonly HeldFor[] }

/** Of the last step once the job is posted. */
type PostedState = { isPosted?: boolean; posted?: Posted }

export type JobSteps = ReturnType<typeof useJobSteps>

const last = steps.length - 1

/** The step of the wizard. */
export function useJobSteps() {
  const { current, field, linkTo, isLeaving, leaveFor } = useSteps(steps.length)
  const { isPosted = false, posted } = (useLocation().state ?? {}) as PostedState
  const navigate = useNavigate()

  /** To a page of its own in the history, so that Back leads from an edit back to the review. */
  function go(step: number) {
    const { to, state } = linkTo(step)
    void navigate(to, { state })
  }

  /** Says in the history what is posted: Back leads to the step before, as it was, and takes what is said of it away. */
  function mark(next: PostedState) {
    const { to, state } = linkTo(last)
    void navigate(to, { replace: true, state: { ...state, ...next } })
  }

  function leave(path: string) {
    // Forward is not to say it again.
    if (isPosted) mark({ isPosted: false, posted })
    leaveFor(path)
  }

  return {
    current,
    /** The field that a link to this step named. */
    field: field as FieldName | undefined,
    go,
    isLast: current === last,
    posted,
    isPosted: isPosted || (isLeaving && posted !== undefined),
    markPosted: (what: Posted) => mark({ isPosted: true, posted: what }),
    leave,
  }
}
