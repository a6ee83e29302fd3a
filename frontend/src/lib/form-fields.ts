import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Ties fields to their form: `{...field('email')}` registers the input and gives its error's sentence. Editing
 * a field clears its error; it is checked again when the form moves on (spec section 5).
 */
export function useFormFields<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { errors } = form.formState
  return (name: FieldPath<Values>) => ({
    ...form.register(name, { onChange: () => form.clearErrors(name) }),
    error: errors[name]?.message as string | undefined,
  })
}
