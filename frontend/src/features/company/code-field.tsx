import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from '@/ui/text-field'

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & {
  /** How many characters it has; more are not taken. */
  characters: number
}

/** An official number: upper case as it is typed, without blanks, which a pasted one may hold. */
export function CodeField({ characters, onChange, ...rest }: CodeFieldProps) {
  function tidy(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const code = input.value.replace(/\s/g, '').toUpperCase().slice(0, characters)
    if (code !== input.value) {
      const caret = input.selectionStart
      input.value = code
      // Setting the value moves the caret to the end, away from a correction in the middle.
      input.setSelectionRange(caret, caret)
    }
    return onChange?.(event)
  }

  return (
    <TextField autoCapitalize="characters" autoComplete="off" spellCheck={false} {...rest} onChange={tidy} />
  )
}
