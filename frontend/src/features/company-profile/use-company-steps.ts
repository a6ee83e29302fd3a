import { useNavigate } from 'react-router-dom'
import { pagesBefore } from '@/lib/history/use-go-back'
import { useSteps } from '@/lib/history/use-steps'
import { stepNames } from './fields'

/** The current step of the company's form. */
export function useCompanySteps() {
  const { current, linkTo, leaveFor } = useSteps(stepNames.length)
  const navigate = useNavigate()

  /** A later step gets its own page in the history. An earlier one is reached by going back, so Forward works. */
  function goTo(step: number) {
    const { to, state } = linkTo(step)
    const index = pagesBefore()
    // A sign-in in between adds its pages to the history, so count from the first step's page.
    const place = Math.min(index - current, state.first) + step
    if (step === current) return
    if (step > current) void navigate(to, { state })
    else if (place >= state.first) void navigate(place - index)
    // The form opened on a later step, so this step has no page.
    else void navigate(to, { replace: true })
  }

  /** To the previous step; on the first step, back in the history. */
  const goBack = current === 0 ? undefined : () => goTo(current - 1)
  return { current, goTo, goBack, leaveFor }
}
