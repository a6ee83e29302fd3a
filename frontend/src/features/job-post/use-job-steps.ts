import { useLocation, useNavigate } from 'react-router-dom'
import type { HeldFor } from '@/entities/job/types'
import { useSteps } from '@/lib/history/use-steps'
import { type FieldName, steps } from './fields'

/** The result of posting: the number of matches, the stored job, and the reasons if it is held. */
export type Posted = { matches: number; job?: { name: string; title: string }; heldFor?: readonly HeldFor[] }

/** The history state of the last step after posting. */
type PostedState = { isPosted?: boolean; posted?: Posted }

export type JobSteps = ReturnType<typeof useJobSteps>

const last = steps.length - 1

/** The wizard's current step. */
export function useJobSteps() {
  const { current, field, linkTo, isLeaving, leaveFor } = useSteps(steps.length)
  const { isPosted = false, posted } = (useLocation().state ?? {}) as PostedState
  const navigate = useNavigate()

  /** Each step gets its own page in the history, so that Back leads from an edit to the review. */
  function go(step: number) {
    const { to, state } = linkTo(step)
    void navigate(to, { state })
  }

  /** Stores the result of posting in the history: Back closes its dialog and leads to the step before. */
  function mark(next: PostedState) {
    const { to, state } = linkTo(last)
    void navigate(to, { replace: true, state: { ...state, ...next } })
  }

  function leave(path: string) {
    // Forward must not show the dialog again.
    if (isPosted) mark({ isPosted: false, posted })
    leaveFor(path)
  }

  return {
    current,
    /** The field in the link to this step. */
    field: field as FieldName | undefined,
    go,
    isLast: current === last,
    posted,
    isPosted: isPosted || (isLeaving && posted !== undefined),
    markPosted: (what: Posted) => mark({ isPosted: true, posted: what }),
    leave,
  }
}
