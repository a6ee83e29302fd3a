import { type RefObject, useEffect, useRef } from 'react'
import type { CompanyForm } from './company-fields'
import { stepFields } from './fields'

/**
 * Moves the focus when the step changes: to the first field that is wrong, where the step was opened because
 * of it, else to the element with the given ref: a step starts at its top, for the eye and a screen reader.
 */
export function useStepFocus(form: CompanyForm, step: number): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(step)

  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const wrong = stepFields[step]?.find((name) => form.getFieldState(name).error)
    if (wrong) return form.setFocus(wrong)
    top.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [form, step])

  return top
}
