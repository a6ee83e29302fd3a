import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/lib/routes'
import { steps } from './labels'

/** The address of a step, counted from 0; the address counts from 1, as people do. */
export const stepPath = (step: number) => `${paths.postNewJob}?step=${step + 1}`

/**
 * The step that the address names, so that a reload stays on it and the phone's Back leads to the one before.
 * Any other address stands for the first step.
 */
export function useStep() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const asked = Number(params.get('step')) - 1
  const current = Number.isInteger(asked) && asked >= 0 && asked < steps.length ? asked : 0
  const go = useCallback((step: number) => navigate(stepPath(step)), [navigate])
  return { current, go, isLast: current === steps.length - 1 }
}
