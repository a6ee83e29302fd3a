/**
 * Stands in each page itself, as an inline script: a tap on a button, or Enter in a form, before the app is there.
 * Keeps the last one for app/early-input.ts, and keeps the browser from sending a form by itself, which would put
 * what was typed into the address. Where the app does not come, it says so.
 */
export type EarlyTaps = {
  /** Ends the watch. Gives the button that was tapped last, if any. */
  take: () => HTMLButtonElement | undefined
}

/** How long the app may be on its way: slow lines need some seconds. */
const PATIENCE_MS = 20_000

let tapped: HTMLButtonElement | undefined
let notice: HTMLElement | undefined

function keep(event: Event) {
  // Enter in a form comes as a click on its button.
  const button = (event.target as Element).closest('button')
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  tapped = button
  document.documentElement.dataset.waiting = ''
}

/** As lib/translate has it, which is not there yet. */
function __(text: string): string {
  const boot = document.getElementById('boot')?.textContent
  return (boot && JSON.parse(boot).messages?.[text]) || text
}

function tell() {
  if (notice) return
  const reload = document.createElement('a')
  reload.href = ''
  reload.textContent = __('Reload')
  notice = document.createElement('div')
  notice.id = 'not-loaded'
  notice.setAttribute('role', 'alert')
  notice.append(
    __('This page has not loaded completely. Please check your connection and reload it.'),
    reload,
  )
  document.body.append(notice)
}

/** The app's script, or one that it imports, cannot be fetched. */
function onError({ target }: Event) {
  if (!(target instanceof HTMLScriptElement)) return
  // It may be known before the rest of the page is.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', tell)
  else tell()
}

addEventListener('click', keep, true)
addEventListener('error', onError, true)
const timer = setTimeout(tell, PATIENCE_MS)

window.earlyTaps = {
  take() {
    removeEventListener('click', keep, true)
    removeEventListener('error', onError, true)
    clearTimeout(timer)
    notice?.remove()
    delete document.documentElement.dataset.waiting
    return tapped
  },
}
