/** The second tap of a double tap comes within this time, and this near. */
const SECOND_MS = 400
const NEAR_PX = 24

let first: { control: Element | null; at: number; x: number; y: number } | undefined

/** The control that a tap acts on. A label acts on its field. */
function controlOf(tapped: Element): Element | null {
  const control = tapped.closest('a, button, input, select, textarea, summary, label')
  return control instanceof HTMLLabelElement ? control.control : control
}

/**
 * Ignores the second tap of a double tap if the first one has replaced the control, such as Ignore by Undo, or by the
 * next screen's. A second tap on the same control is the control's own affair.
 */
function onClick(event: MouseEvent): void {
  // A key or a script clicked.
  if (event.detail === 0) return
  const { timeStamp: at, clientX: x, clientY: y } = event
  const control = controlOf(event.target as Element)
  const isSecond = first && at - first.at < SECOND_MS && Math.hypot(x - first.x, y - first.y) < NEAR_PX
  if (isSecond && control !== first?.control) {
    event.preventDefault()
    event.stopImmediatePropagation()
  } else first = { control, at, x, y }
}

addEventListener('click', onClick, true)
