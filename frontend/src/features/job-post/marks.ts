import { useState } from 'react'
import {
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { type FieldName, type JobValues, labels } from './fields'
import type { LiveForm } from './live-form'
import { problemsOf } from './problems'

/** The wizard's form. `field` registers a field like `useFormFields`, and adds the problem that prevents posting. */
export type MarkedForm = UseFormReturn<JobValues> & {
  field: <Name extends FieldName>(
    name: Name,
    options?: RegisterOptions<JobValues, Name>,
  ) => UseFormRegisterReturn<Name> & { label: string; error?: string }
}

type Marks = Partial<Record<FieldName, string>>

/** The first problem of each field. */
function marksOf(values: JobValues, live?: LiveForm): Marks {
  const problems = live ? problemsOf(values, live) : []
  return Object.fromEntries(problems.reverse().map(({ field, sentence }) => [field, sentence]))
}

/**
 * Marks the fields that prevent posting. The steps are free to walk through, so fields are marked only after the
 * preview has listed the problems.
 *
 * @param isTold whether this page lists them, or was opened because of one
 */
export function useMarks(
  form: UseFormReturn<JobValues>,
  live: LiveForm | undefined,
  isTold: boolean,
): MarkedForm {
  const [wasTold, setTold] = useState(isTold)
  if (isTold && !wasTold) setTold(true)
  // Renders the wizard when a mark changes, not at every key.
  useWatch({ control: form.control, compute: (values) => marksOf(values, live) })
  const marks = wasTold ? marksOf(form.getValues(), live) : {}
  return {
    ...form,
    field: (name, options) => ({
      ...form.register(name, options),
      label: labels[name](),
      error: marks[name],
    }),
  }
}
