import { type ComponentProps, type FocusEvent, useRef } from 'react'
import { normaliseMobile } from '@/lib/format'
import { limits } from '@/lib/rules'
import type { TextField } from './text-field'
import { TidyField } from './tidy-field'

type MobileFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'>

/** A mobile number: digits only, ten at most; '+91 98765 43210' typed, pasted or filled in gives its ten digits. */
export function MobileField({ onBlur, ...rest }: MobileFieldProps) {
  // A typed plus does not stay in the field, but the digits that follow it are the country's.
  const isAfterPlus = useRef(false)

  const withPlus = (text: string) => (isAfterPlus.current && text.length < 3 ? `+${text}` : text)

  function notePlus(text: string) {
    isAfterPlus.current = text !== '' && /^\+\p{Nd}?$/u.test(withPlus(text))
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    isAfterPlus.current = false
    return onBlur?.(event)
  }

  return (
    <TidyField
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      prefix="+91"
      {...rest}
      tidy={(text) => normaliseMobile(withPlus(text))}
      onSettle={notePlus}
      characters={limits.mobile_digits}
      onBlur={leave}
    />
  )
}
