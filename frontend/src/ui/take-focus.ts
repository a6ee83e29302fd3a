/**
 * The `ref` of an element that replaces a focused button. It is one function for all renders: a new one would take the
 * focus again each time.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
