import { type ChangeEvent, type ComponentProps, useRef } from 'react'
import { normaliseMobile } from '@/lib/format'
import { TextField } from './text-field'

type MobileFieldProps = ComponentProps<typeof TextField>

/** A mobile number: digits only, ten at most; '+91 98765 43210' typed, pasted or filled in gives its ten digits. */
export function MobileField({ onChange, ...rest }: MobileFieldProps) {
  // A typed plus does not stay in the field, but the digits that follow it are the country's.
  const isAfterPlus = useRef(false)

  function keepDigits(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target
    const text = isAfterPlus.current && value.length < 3 ? `+${value}` : value
    isAfterPlus.current = /^\+\p{Nd}?$/u.test(text)
    const digits = normaliseMobile(text)
    if (digits !== value) event.target.value = digits
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
