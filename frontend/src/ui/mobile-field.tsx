import type { ChangeEvent, ComponentProps } from 'react'
import { normaliseMobile } from '@/lib/format'
import { TextField } from './text-field'

type MobileFieldProps = ComponentProps<typeof TextField>

/** A mobile number: digits only, ten at most; '+91 98765 43210' pasted or filled in gives its ten digits. */
export function MobileField({ onChange, ...rest }: MobileFieldProps) {
  function keepDigits(event: ChangeEvent<HTMLInputElement>) {
    const digits = normaliseMobile(event.target.value)
    if (digits !== event.target.value) event.target.value = digits
    return onChange?.(event)
  }

  return (
    <TextField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      {...rest}
      onChange={keepDigits}
    />
  )
}
