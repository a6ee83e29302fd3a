import type { ComponentProps } from 'react'
import { withLatinDigits } from '@/lib/format'
import type { TextField } from './text-field'
import { TidyField } from './tidy-field'

/** A number in any digits of India, which become 0 to 9. Other words stay, for the form to say what is wrong. */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'maxLength'>) {
  return (
    <TidyField inputMode="numeric" {...props} tidy={withLatinDigits} characters={Number.POSITIVE_INFINITY} />
  )
}
