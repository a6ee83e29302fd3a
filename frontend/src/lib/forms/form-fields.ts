import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Takes a field's error back, if it has one. The form's own `clearErrors` renders it as a whole, at every key. */
export function clearError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getFieldState' | 'clearErrors'>,
  name: FieldPath<Values>,
): void {
  if (form.getFieldState(name).error) form.clearErrors(name)
}

/**
 * Ties fields to their form: `{...field('email')}` registers the input and gives its error's sentence. Editing
 * a field clears its error; it is checked again when the form moves on (docs/behaviour.md#forms).
 */
export function useFormFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors } = form.formState
  return (name: FieldPath<Values>) => ({
    ...form.register(name, { onChange: () => clearError(form, name) }),
    error: errors[name]?.message as string | undefined,
  })
}
