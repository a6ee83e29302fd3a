import type { SyntheticEvent } from 'react'

/**
 * Whether the keyboard is still composing text, as with dictation and keyboards of Indian scripts. If the app changes
 * the text or moves the focus then, the keyboard inserts the text again.
 */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true
