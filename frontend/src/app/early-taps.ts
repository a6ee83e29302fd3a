/**
 * Stands in the page itself, as an inline script: a tap on a button, or Enter in a form, before the app is there.
 * Keeps the last one for app/early-input.ts, and keeps the browser from sending a form by itself, which would put
 * what was typed into the address.
 */
export type EarlyTaps = {
  /** Ends the watch. Gives the button that was tapped last, if any. */
  take: () => HTMLButtonElement | undefined
}

let tapped: HTMLButtonElement | undefined

function keep(event: Event) {
  // Enter in a form comes as a click on its button.
  const button = (event.target as Element).closest('button')
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  tapped = button
  document.documentElement.dataset.waiting = ''
}

addEventListener('click', keep, true)

window.earlyTaps = {
  take() {
    removeEventListener('click', keep, true)
    delete document.documentElement.dataset.waiting
    return tapped
  },
}
