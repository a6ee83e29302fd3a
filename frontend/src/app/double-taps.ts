/**
 * Two taps of a finger that are no further apart than this are one double tap. On Android the click itself does not
 * tell: its `detail` is always 1 there.
 */
const DOUBLE_TAP = { ms: 300, px: 24 }

/** What a tap on one of its parts means. */
const CONTROLS = 'a, button, label'

/**
 * Drops the second half of a double tap when something else is there by then, which nobody has seen yet: the next step's
 * Next, a link of another screen, a dialog that a tap closes.
 */
export function dropSecondTaps(): void {
  let press = { at: Number.NEGATIVE_INFINITY, x: 0, y: 0 }
  // The last press that became a click: a swipe, or the touch that stops a moving list, is no half of a double tap.
  let tap = press
  let isAgain = false
  let first: { page: string; hit: Element } | undefined

  function onPress({ pointerType, timeStamp: at, clientX: x, clientY: y }: PointerEvent) {
    const isNear = Math.hypot(x - tap.x, y - tap.y) < DOUBLE_TAP.px
    isAgain = pointerType !== 'mouse' && isNear && at - tap.at < DOUBLE_TAP.ms
    press = { at, x, y }
  }

  function onClick(event: MouseEvent) {
    // A key's, or a script's.
    if (event.detail === 0) return
    tap = press
    const target = event.target as Element
    const hit = target.closest(CONTROLS) ?? target
    const page = window.location.href
    if (!first || (event.detail === 1 && !isAgain)) first = { page, hit }
    if (first.page === page && first.hit === hit) return
    event.preventDefault()
    event.stopPropagation()
  }

  window.addEventListener('pointerdown', onPress, true)
  window.addEventListener('click', onClick, true)
}
