import { useLocation, useNavigate } from 'react-router-dom'
import { useSteps } from '@/lib/history/use-steps'
import { steps } from './labels'

/** Of the last step once the job is posted. */
type PostedState = { isPosted?: boolean }

const last = steps.length - 1

/** The step of the wizard. */
export function useJobSteps() {
  const { current, linkTo, isLeaving, leaveFor } = useSteps(steps.length)
  const posted = useLocation().state as PostedState | null
  const navigate = useNavigate()

  /** To a page of its own in the history, so that Back leads from an edit back to the review. */
  function go(step: number) {
    const { to, state } = linkTo(step)
    void navigate(to, { state })
  }

  /** Says in the history whether it is posted: Back leads to the step before, as it was, and takes what is said of it away. */
  function markPosted(isPosted = true) {
    const { to, state } = linkTo(last)
    void navigate(to, { replace: true, state: { ...state, isPosted } })
  }

  function leave(path: string) {
    // Forward is not to say it again.
    markPosted(false)
    leaveFor(path)
  }

  const isPosted = isLeaving || Boolean(posted?.isPosted)
  return { current, go, isLast: current === last, isPosted, markPosted, leave }
}
