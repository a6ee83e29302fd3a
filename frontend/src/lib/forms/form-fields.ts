import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Clears a field's error, if it has one. The form's own `clearErrors` would render the whole form at every key. */
export function clearError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getFieldState' | 'clearErrors'>,
  name: FieldPath<Values>,
): void {
  if (form.getFieldState(name).error) form.clearErrors(name)
}

/**
 * Binds fields to their form: `{...field('email')}` registers the input and passes its error message. Editing a field
 * clears its error; the next step or send checks it again (docs/behaviour.md#forms).
 */
export function useFormFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors } = form.formState
  return (name: FieldPath<Values>) => ({
    ...form.register(name, { onChange: () => clearError(form, name) }),
    error: errors[name]?.message as string | undefined,
  })
}
