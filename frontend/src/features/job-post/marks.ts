import jobRules from '@rules/job.json'
import { useState } from 'react'
import {
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import { type FieldName, type JobValues, labels, stepFields, stepOf } from './fields'
import type { LiveForm } from './live-form'
import { problemsOf } from './problems'

/** The wizard's form. `field` registers a field like `useFormFields`, and adds the problem that prevents posting. */
export type MarkedForm = UseFormReturn<JobValues> & {
  field: <Name extends FieldName>(
    name: Name,
    options?: RegisterOptions<JobValues, Name>,
  ) => UseFormRegisterReturn<Name> & { label: string; required?: boolean; error?: string }
}

type Marks = Partial<Record<FieldName, string>>

/** The first problem of each field. */
function marksOf(values: JobValues, live?: LiveForm): Marks {
  const problems = live ? problemsOf(values, live) : []
  return Object.fromEntries(problems.reverse().map(({ field, sentence }) => [field, sentence]))
}

/** Whether a live site asks for the field. */
export const isRequired = (name: FieldName, { work_location_type: where }: JobValues): boolean =>
  name === 'pincode' ? where !== 'Work from Home' : name !== 'questions' && 'required' in jobRules[name]

/**
 * Marks the fields that prevent publishing. All steps can be opened freely, so a step's problems are marked after its
 * *Next*, and all of them after the preview has listed them.
 *
 * @param isTold whether this page lists the problems, or was opened to mend one
 */
export function useMarks(form: UseFormReturn<JobValues>, live: LiveForm | undefined, isTold: boolean) {
  const [told, setTold] = useState<readonly number[]>([])
  const isAllTold = told.length >= stepFields.length
  if (isTold && !isAllTold) setTold(stepFields.map((_, step) => step))
  // Renders the wizard when a mark changes, not after every key.
  useWatch({ control: form.control, compute: (values) => marksOf(values, live) })
  const values = form.getValues()
  const marks = marksOf(values, live)
  const marked: MarkedForm = {
    ...form,
    field: (name, options) => ({
      ...form.register(name, options),
      label: labels[name](),
      required: live && isRequired(name, values),
      error: told.includes(stepOf(name)) ? marks[name] : undefined,
    }),
  }
  return {
    marked,
    /** Whether nothing on a step prevents posting. */
    isWhole: (step: number): boolean => !stepFields[step]?.some((name) => marks[name]),
    /**
     * Marks a step's problems. Returns the first such field; undefined if there is none, or if they were marked before.
     * A place that is being looked up is no problem yet.
     */
    tell(step: number): FieldName | undefined {
      const isComing = (name: FieldName) => live?.place.isLoading && (name === 'pincode' || name === 'city')
      const field = stepFields[step]?.find((name) => marks[name] && !isComing(name))
      if (!field || told.includes(step)) return undefined
      setTold([...told, step])
      return field
    },
  }
}
