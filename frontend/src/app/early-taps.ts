/**
 * An inline script in each page that works until the app has loaded. It remembers the last tap on a button, or Enter
 * in a form, for app/early-input.ts. It stops the browser from submitting a form, because the address would show the
 * typed text. A link works before the app does, with two exceptions: after something was typed, because its address may
 * lack the text, and with `data-needs-app`, because a tap on it stores more than its address says. If the app does not
 * load, the script says so.
 */
export type EarlyTaps = {
  /** Stops listening. Returns the last tapped button or link, if any. */
  take: () => HTMLElement | undefined
}

/** How long to wait for the app. Slow networks need some seconds. */
const PATIENCE_MS = 20_000

let tapped: HTMLElement | undefined
let notice: HTMLElement | undefined

const isTyped = () =>
  [...document.querySelectorAll<HTMLInputElement>('#root input')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

const worksAlready = (control: HTMLElement) =>
  control instanceof HTMLAnchorElement && !('needsApp' in control.dataset) && !isTyped()

function keep(event: Event) {
  // Browsers turn Enter in a form into a click on its button.
  const control = (event.target as Element).closest<HTMLElement>('button, #root a')
  if (!control || worksAlready(control)) return
  event.preventDefault()
  event.stopPropagation()
  tapped = control
  document.documentElement.dataset.waiting = ''
}

function tell() {
  if (notice) return
  // The page's template has both texts in its language, since no dictionary is loaded yet.
  const {
    notLoaded = 'This page has not loaded completely. Please check your connection and reload it.',
    reload: label = 'Reload',
  } = document.documentElement.dataset
  const reload = document.createElement('a')
  reload.href = ''
  reload.textContent = label
  notice = document.createElement('div')
  notice.id = 'not-loaded'
  notice.setAttribute('role', 'alert')
  notice.append(notLoaded, reload)
  document.body.append(notice)
}

/** The app's script, or a script that it imports, failed to load. */
function onError({ target }: Event) {
  if (!(target instanceof HTMLScriptElement)) return
  // The error may come before the body.
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
