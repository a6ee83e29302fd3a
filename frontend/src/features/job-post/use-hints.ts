import { type UseFormReturn, useWatch } from 'react-hook-form'
import { useSettled } from '@/lib/use-settled'
import type { JobValues } from './fields'
import type { LiveForm } from './live-form'
import { jobPayload } from './payload'
import { useWording } from './wording'

const REST_MS = 800

/** Asks the server for wording problems, questions and facts of the draft whenever the person pauses. */
export function useHints(form: UseFormReturn<JobValues>, live: LiveForm) {
  const values = useWatch({ control: form.control }) as JobValues
  // A text, because an object would differ after each key.
  const written = useSettled(JSON.stringify(jobPayload(values, live.contacts)), REST_MS)
  const isBegun = Boolean(values.title.trim() || values.job_description.trim())
  return useWording(isBegun && !live.companyError ? written : null, live.postedName)
}
