import { useState } from 'react'
import {
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import type { JobDraft } from './job-draft'
import type { LiveForm } from './live-form'
import { problemsOf } from './problems'

/** The wizard's form: what its `register` gives a field says what is wrong with it, too, once that is to be shown. */
export type MarkedForm = Omit<UseFormReturn<JobDraft>, 'register'> & {
  register: <Name extends keyof JobDraft>(
    name: Name,
    options?: RegisterOptions<JobDraft, Name>,
  ) => UseFormRegisterReturn<Name> & { error?: string }
  /** The same for what is not registered. */
  errorOf: (name: keyof JobDraft) => string | undefined
}

type Marks = Partial<Record<keyof JobDraft, string>>

/** The first problem of each field. */
function marksOf(draft: JobDraft, live?: LiveForm): Marks {
  const problems = live ? problemsOf(draft, live) : []
  return Object.fromEntries(problems.reverse().map(({ field, sentence }) => [field, sentence]))
}

/**
 * Marks the fields that keep the job from being posted. The steps are free to walk through, so nothing is marked before the
 * preview has said it.
 *
 * @param isTold whether this page says it, or was opened because of it
 */
export function useMarks(
  form: UseFormReturn<JobDraft>,
  live: LiveForm | undefined,
  isTold: boolean,
): MarkedForm {
  const [wasTold, setTold] = useState(isTold)
  if (isTold && !wasTold) setTold(true)
  // Renders the wizard where a mark comes or goes, and not at every key.
  useWatch({ control: form.control, compute: (draft) => marksOf(draft, live) })
  const marks = wasTold ? marksOf(form.getValues(), live) : {}
  const errorOf = (name: keyof JobDraft) => marks[name]
  return {
    ...form,
    errorOf,
    register: (name, options) => ({ ...form.register(name, options), error: errorOf(name) }),
  }
}
