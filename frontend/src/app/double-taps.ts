/* The second tap of a double tap was meant for what the first one hit. It must not reach what stands there now, such as
 * the screen behind a dialog that *Cancel* has closed. */

/** As in lib/forms/double-tap.ts. An import of it here would make the chunk of all calls larger than its budget. */
const DOUBLE_TAP_MS = 500
/** Two taps of a finger are seldom farther apart. */
const SAME_PLACE_PX = 24

let first: PointerEvent | undefined
let hit: EventTarget | null

function guard(event: PointerEvent) {
  const { detail, timeStamp, clientX, clientY, target } = event
  // A key's click is of no taps.
  if (!detail) return
  const control = (target as Element).closest('a, button, dialog, label, summary') ?? target
  if (
    first &&
    control !== hit &&
    // A label clicks its field.
    (hit as HTMLLabelElement).control !== target &&
    timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
    Math.hypot(clientX - first.clientX, clientY - first.clientY) < SAME_PLACE_PX &&
    // Two clicks of a mouse may be meant. Chrome on Android counts no taps.
    (detail > 1 || event.pointerType !== 'mouse')
  ) {
    event.preventDefault()
    event.stopPropagation()
  } else {
    first = event
    hit = control
  }
}

window.addEventListener('click', guard as EventListener, true)

export {}
