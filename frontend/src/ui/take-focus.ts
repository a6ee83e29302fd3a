/**
 * The `ref` of an element that replaces a focused button. It is a single function, because a new one at each render
 * would take the focus each time.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
