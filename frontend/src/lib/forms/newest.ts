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
