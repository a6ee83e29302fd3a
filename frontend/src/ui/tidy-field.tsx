import type { ChangeEvent, ComponentProps, FocusEvent, SyntheticEvent } from 'react'
import { isComposing } from './composition'
import { TextField } from './text-field'

export type TidyFieldProps = Omit<ComponentProps<typeof TextField>, 'maxLength'> & {
  /** What is kept of a text. */
  tidy: (text: string) => string
  /** Told what was typed up to now, and what is kept of it. */
  onSettle?: (typed: string, kept: string) => void
  /** How many characters it has; more are not taken. */
  characters: number
}

/** A field that holds nothing but what belongs into it, whatever is typed, pasted, filled in or dictated. */
export function TidyField({ tidy, onSettle, characters, onChange, onBlur, ...rest }: TidyFieldProps) {
  function tidied({ value, selectionEnd }: HTMLInputElement) {
    const text = tidy(value)
    // What comes after the caret was there before, and stays: as with maxLength it is the new that is not taken.
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
    // Setting the value moves the caret to the end. Safari gives the focus to where a caret is set.
    if (input === document.activeElement) input.setSelectionRange(caret, caret)
  }

  function settle(event: SyntheticEvent<HTMLInputElement>) {
    show(event.currentTarget)
    return onChange?.(event as ChangeEvent<HTMLInputElement>)
  }

  function change(event: ChangeEvent<HTMLInputElement>) {
    if (!isComposing(event)) return settle(event)
    // The form hears already of what the field will hold: it may be sent before the composition ends.
    const { name } = event.target
    return onChange?.({ ...event, target: { name, value: tidied(event.target).text } } as typeof event)
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    show(event.target)
    return onBlur?.(event)
  }

  return <TextField {...rest} onChange={change} onCompositionEnd={settle} onBlur={leave} />
}
