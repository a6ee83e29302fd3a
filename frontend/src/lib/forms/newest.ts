import { useState } from 'react'
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { BackendError } from '@/lib/backend/errors'

/** Whether the server refused a save because somebody else saved after the form was opened. */
export const isStale = (thrown: unknown): boolean =>
  thrown instanceof BackendError && thrown.exception === 'TimestampMismatchError'

/**
 * Merges `newest`, the server's current record, into a form and keeps the person's changes.
 *
 * @returns the fields that both sides changed to different values: the form keeps its own value there
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
 * @returns `stored`, the record that changes are compared with; `takeNewest`, which merges a newer record into the
 *   form; `clashes`, the fields that both sides changed, null before the first merge
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

  /** Takes over the answer to a save of `sent`. Text typed during the save stays. */
  function takeSaved(saved: Stored, sent: Values): void {
    putNewestUnder(form, sent, valuesOf(saved))
    setClashes(null)
    setStored(saved)
  }

  return { stored, clashes, takeNewest, takeSaved }
}
