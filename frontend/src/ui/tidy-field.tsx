import type { ChangeEvent, ComponentProps, FocusEvent, SyntheticEvent } from 'react'
import { onlyDigits, withLatinDigits } from '@/lib/format'
import { limits } from '@/lib/rules'
import { isComposing } from './composition'
import { TextField } from './text-field'

export type TidyFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & {
  /** Returns the allowed part of a text. */
  tidy: (text: string) => string
  /** Called with the typed text and its allowed part. */
  onSettle?: (typed: string, kept: string) => void
  /** The maximum number of characters. */
  characters: number
}

/** A field that drops invalid characters, whether typed, pasted, autofilled or dictated. */
export function TidyField({ tidy, onSettle, characters, onChange, onBlur, ...rest }: TidyFieldProps) {
  function tidied({ value, selectionEnd }: HTMLInputElement) {
    const text = tidy(value)
    // The text after the caret was there before and stays. As with maxLength, only new text is cut.
    const after = value.slice(selectionEnd || value.length)
    const end = text.endsWith(after) ? after : ''
    const start = text.slice(0, text.length - end.length).slice(0, Math.max(characters - end.length, 0))
    return { text: (start + end).slice(0, characters), caret: start.length }
  }

  function show(input: HTMLInputElement) {
    const { text, caret } = tidied(input)
    onSettle?.(input.value, text)
    if (text === input.value) return
    input.value = text
    // Setting the value moves the caret to the end. In Safari, setting the caret moves the focus, so it must be here.
    if (input === document.activeElement) input.setSelectionRange(caret, caret)
  }

  function settle(event: SyntheticEvent<HTMLInputElement>) {
    show(event.currentTarget)
    return onChange?.(event as ChangeEvent<HTMLInputElement>)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (!isComposing(event)) return settle(event)
    // Tell the form the final value at once: the form may be sent before the composition ends.
    const { name } = event.target
    return onChange?.({ ...event, target: { name, value: tidied(event.target).text } } as typeof event)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    show(event.target)
    return onBlur?.(event)
  }

  return <TextField {...rest} onChange={change} onCompositionEnd={settle} onBlur={leave} />
}

/** A number field that converts Indian digits to 0 to 9. It keeps other text, so that the form can report it. */
export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'maxLength'>) {
  return (
    <TidyField inputMode="numeric" {...props} tidy={withLatinDigits} characters={Number.POSITIVE_INFINITY} />
  )
}

export function PincodeField(props: Omit<TidyFieldProps, 'tidy' | 'characters'>) {
  return (
    <TidyField
      inputMode="numeric"
      autoComplete="postal-code"
      {...props}
      tidy={onlyDigits}
      characters={limits.pincode_digits}
    />
  )
}
