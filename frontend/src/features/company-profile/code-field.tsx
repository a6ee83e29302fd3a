import type { ComponentProps } from 'react'
import { withLatinDigits } from '@/lib/format'
import { TidyField } from '@/ui/tidy-field'

const tidyCode = (text: string): string => withLatinDigits(text).replace(/\s/g, '').toUpperCase()

/** A field for an official number. It converts to upper case and drops blanks, which pasted numbers may contain. */
export function CodeField(props: Omit<ComponentProps<typeof TidyField>, 'tidy'>) {
  return (
    <TidyField autoCapitalize="characters" autoComplete="off" spellCheck={false} {...props} tidy={tidyCode} />
  )
}
