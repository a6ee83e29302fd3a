import type { ChangeEvent, ComponentProps } from 'react'
import { TextField } from '@/ui/text-field'

/** An official number: upper case as it is typed, without blanks. */
export function CodeField({ onChange, ...rest }: ComponentProps<typeof TextField>) {
  function tidy(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target
    const code = input.value.replace(/\s/g, '').toUpperCase()
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
