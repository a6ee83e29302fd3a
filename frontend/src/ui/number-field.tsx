import type { ComponentProps } from 'react'
import { withLatinDigits } from '@/lib/format'
import type { TextField } from './text-field'
import { TidyField } from './tidy-field'

/** A number field that converts Indian digits to 0 to 9. It keeps other text, so that the form can report it. */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'maxLength'>) {
  return (
    <TidyField inputMode="numeric" {...props} tidy={withLatinDigits} characters={Number.POSITIVE_INFINITY} />
  )
}
