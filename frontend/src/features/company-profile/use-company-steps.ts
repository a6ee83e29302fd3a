import { useNavigate } from 'react-router-dom'
import { pagesBefore } from '@/lib/history/use-go-back'
import { useSteps } from '@/lib/history/use-steps'
import { stepNames } from './fields'

/** The step of the company's form. */
export function useCompanySteps() {
  const { current, linkTo, leaveFor } = useSteps(stepNames.length)
  const navigate = useNavigate()

  /** Forward to a page of its own in the history; back to the page of an earlier step, so that Forward leads on again. */
  function goTo(step: number) {
    const { to, state } = linkTo(step)
    const index = pagesBefore()
    // Where a sign-in came between, its pages are in the history as well: from the first step on it is known where.
    const place = Math.min(index - current, state.first) + step
    if (step === current) return
    if (step > current) void navigate(to, { state })
    else if (place >= state.first) void navigate(place - index)
    // Opened on a later step: there is no page of this one.
    else void navigate(to, { replace: true })
  }

  /** To the step before; on the first step, back in history. */
  const goBack = current === 0 ? undefined : () => goTo(current - 1)
  return { current, goTo, goBack, leaveFor }
}
