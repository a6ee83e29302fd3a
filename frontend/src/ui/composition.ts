import type { SyntheticEvent } from 'react'

/**
 * Whether a keyboard is still at work on what it has put into a field: dictation and the keyboards of Indian scripts
 * compose. Whoever changes the text or moves the focus then has it put in once more.
 */
export const isComposing = ({ nativeEvent }: SyntheticEvent): boolean =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true
