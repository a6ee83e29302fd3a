/**
 * The `ref` of what takes the place of a button that had the focus. One function for all of them: a new one at each
 * rendering would take the focus each time.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus()
