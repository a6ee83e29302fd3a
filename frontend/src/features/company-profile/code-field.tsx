import type { ComponentProps } from 'react'
import { withLatinDigits } from '@/lib/format'
import { TidyField } from '@/ui/tidy-field'

const tidyCode = (text: string): string => withLatinDigits(text).replace(/\s/g, '').toUpperCase()

/** An official number: upper case as it is typed, without blanks, which a pasted one may hold. */
export function CodeField(props: Omit<ComponentProps<typeof TidyField>, 'tidy'>) {
  return (
    <TidyField autoCapitalize="characters" autoComplete="off" spellCheck={false} {...props} tidy={tidyCode} />
  )
}
