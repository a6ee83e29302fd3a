import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { BackendError } from '@/lib/backend/errors'

/** Whether a save was refused because somebody else saved after the form was opened. */
export const isStale = (thrown: unknown): boolean =>
  thrown instanceof BackendError && thrown.exception === 'TimestampMismatchError'

/**
 * Puts `newest`, what the server holds now, under what was changed in a form.
 * @returns the fields that were changed on both sides to different values: there the form's own value stands
 */
export function putNewestUnder<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  opened: Values,
  newest: Values,
): FieldPath<Values>[] {
  const typed = form.getValues()
  const changed = (Object.keys(newest) as FieldPath<Values>[]).filter((name) => typed[name] !== opened[name])
  form.reset(newest as DefaultValues<Values>)
  for (const name of changed) form.setValue(name, typed[name], { shouldDirty: true })
  return changed.filter((name) => newest[name] !== opened[name] && newest[name] !== typed[name])
}

/**
 * The stored record that a form edits.
 *
 * @param valuesOf the form's values of a record
 * @returns `stored`, the record that the form's changes are counted from; `takeNewest`, which puts a newer one under what was
 *   typed; `clashes`, the fields that were changed on both sides then, null before
 */
export function useNewest<Stored, Values extends FieldValues>(
  form: UseFormReturn<Values>,
  opened: Stored,
  valuesOf: (stored: Stored) => Values,
) {
  const [stored, setStored] = useState(opened)
  const [clashes, setClashes] = useState<FieldPath<Values>[] | null>(null)

  function takeNewest(newest: Stored): void {
    setClashes(putNewestUnder(form, valuesOf(stored), valuesOf(newest)))
    setStored(newest)
  }

  /** Takes over the answer to a save of `sent`. What was typed during the save stays. */
  function takeSaved(saved: Stored, sent: Values): void {
    putNewestUnder(form, sent, valuesOf(saved))
    setClashes(null)
    setStored(saved)
  }

  return { stored, clashes, takeNewest, takeSaved }
}
