import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import './second-tap'

let now = 0

/** Taps a control at this place, some time after the tap before. Returns whether the control heard it. */
function tap(control: Element, { after = 1000, x = 100, y = 100, detail = 1 } = {}): boolean {
  now += after
  const heard = vi.fn()
  control.addEventListener('click', heard, { once: true })
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y, detail })
  Object.defineProperty(event, 'timeStamp', { value: now })
  control.dispatchEvent(event)
  return heard.mock.calls.length > 0
}

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}

describe('the second tap of a double tap', () => {
  let ignore: Element
  let undo: Element
  beforeEach(() => {
    ignore = add('<button>Ignore</button>')
    undo = add('<button><span>Undo</span></button>')
    tap(ignore)
  })
  afterEach(() => document.body.replaceChildren())

  it('is ignored on a control that replaced the first one', () => {
    expect(tap(undo.firstElementChild as Element, { after: 200 })).toBe(false)
    expect(tap(undo)).toBe(true)
  })

  it('counts on the same control, elsewhere, later, and from a key', () => {
    expect(tap(ignore, { after: 200 })).toBe(true)
    expect(tap(undo, { after: 200, y: 160 })).toBe(true)
    expect(tap(ignore, { after: 500, y: 160 })).toBe(true)
    expect(tap(undo, { after: 1, y: 160, detail: 0 })).toBe(true)
  })

  it('is on the same control when a label passes it to its field', () => {
    const label = add('<label><input type="checkbox">Agreed</label>')
    expect(tap(label)).toBe(true)
    expect(tap(label.querySelector('input') as Element, { after: 1 })).toBe(true)
  })
})
