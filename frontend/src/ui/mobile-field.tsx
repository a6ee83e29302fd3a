import { type ComponentProps, type FocusEvent, useRef, useState } from 'react'
import { isForeignMobile, normaliseMobile, onlyDigits } from '@/lib/format'
import { __ } from '@/lib/i18n/translate'
import { limits } from '@/lib/rules'
import type { TextField } from './text-field'
import { TidyField } from './tidy-field'

type MobileFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'>

const notices = {
  foreign: () => __('This is a number of another country. Please enter a 10-digit Indian mobile number.'),
  long: () => __('A mobile number has 10 digits. The rest was left out.'),
  code: () => __('The country code 91 was left out. Please check the number.'),
}

const isPart = (text: string) => text.length < limits.mobile_digits

/**
 * A mobile number of at most ten digits. '+91 98765 43210' gives the ten, whether typed, pasted or autofilled. A
 * message below the field names the dropped digits.
 */
export function MobileField({ error, onBlur, ...rest }: MobileFieldProps) {
  // The field drops a typed plus, but the digits after it are a country code.
  const isAfterPlus = useRef(false)
  // Digits were typed after a plus, and the first two are not 91.
  const hasForeignCode = useRef(false)
  const kept = useRef('')
  // Digits typed after a full number. If all twelve start with 91, that was the country code.
  const behind = useRef('')
  const [notice, setNotice] = useState<keyof typeof notices>()

  const withPlus = (text: string) => (isAfterPlus.current && text.length < 3 ? `+${text}` : text)
  const isBehind = (text: string) =>
    kept.current.length === limits.mobile_digits && text.startsWith(kept.current)
  function whole(text: string) {
    if (!isBehind(text)) return withPlus(text)
    const plus = hasForeignCode.current ? '+' : ''
    return plus + kept.current + behind.current + text.slice(kept.current.length)
  }
  const isForeign = (text: string) =>
    isForeignMobile(text) || (isBehind(text) && text !== kept.current && isForeignMobile(whole(text)))
  const tidy = (text: string) => (isForeign(text) ? '' : normaliseMobile(whole(text)))

  function isOfForeignCode(typed: string, keeps: string) {
    const digits = onlyDigits(typed)
    if (digits.length < 2 || keeps === '') return false
    const goesOn = typed.startsWith(kept.current) || kept.current.startsWith(typed)
    const isAfterCode = hasForeignCode.current && goesOn
    return isAfterCode || (/^\P{Nd}*\+/u.test(withPlus(typed)) && !digits.startsWith('91'))
  }

  function settle(typed: string, keeps: string) {
    const hasCode = isOfForeignCode(typed, keeps)
    isAfterPlus.current = typed !== '' && /^\+\P{Nd}*\p{Nd}?\P{Nd}*$/u.test(withPlus(typed))
    // The person has left the field without further typing.
    if (typed === kept.current) return
    const isOther = isForeign(typed)
    const isLong = tidy(typed).length > limits.mobile_digits
    const isCode = behind.current !== '' && isBehind(typed) && !isLong
    const told = isOther ? 'foreign' : isLong ? 'long' : isCode ? 'code' : undefined
    // The rest of a foreign number may be typed after the field was emptied.
    setNotice((before) => told ?? (before === 'foreign' && isPart(keeps) ? before : undefined))
    behind.current = isLong && isBehind(typed) ? onlyDigits(whole(typed)).slice(limits.mobile_digits) : ''
    hasForeignCode.current = hasCode
    kept.current = keeps
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
      error={error ?? (notice && notices[notice]())}
      tidy={tidy}
      onSettle={settle}
      characters={limits.mobile_digits}
      onBlur={leave}
    />
  )
}
