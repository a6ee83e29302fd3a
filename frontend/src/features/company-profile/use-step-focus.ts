import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type CompanyValues, stepFields } from './fields'

/**
 * Moves the focus when the step changes: to the first invalid field if the step was opened because of it, else to the
 * element `top`, so that the eye and a screen reader start at the top. A failed save replaces the form while `isAway`;
 * after it, the button `next` gets the focus.
 */
export function useStepFocus(form: UseFormReturn<CompanyValues>, step: number, isAway: boolean) {
  const top = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const shown = useRef({ step, isAway })

  useEffect(() => {
    const before = shown.current
    shown.current = { step: isAway ? before.step : step, isAway }
    if (isAway) return
    if (before.step === step) {
      if (before.isAway) next.current?.focus()
      return
    }
    const wrong = stepFields[step]?.find((name) => form.getFieldState(name).error)
    if (wrong) return form.setFocus(wrong)
    top.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [form, step, isAway])

  return { top, next }
}
