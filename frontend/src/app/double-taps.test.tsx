import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import './double-taps'

let at = 0
const taken = vi.fn()

type Tap = { pointerType?: string; x?: number; detail?: number }

/** A tap on the element, so long after the last one. Returns whether the element got it. */
function tap(name: string, after: number, { pointerType = 'touch', x = 100, detail = 1 }: Tap = {}) {
  at += after
  taken.mockClear()
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, detail })
  fireEvent(
    document.querySelector(name) as Element,
    Object.defineProperties(click, { timeStamp: { value: at }, pointerType: { value: pointerType } }),
  )
  return taken.mock.calls.length > 0 && !click.defaultPrevented
}

beforeEach(() => {
  at += 10_000
  document.body.innerHTML = `
    <button id="cancel"><b>Cancel</b><i></i></button> <a id="below" href="#below">Import jobs</a>
    <label id="label" for="field">I agree</label> <input type="checkbox" id="field">`
  for (const each of document.querySelectorAll('button, a, label, input'))
    each.addEventListener('click', taken)
})

test('the second tap of a double tap does not reach what the first one uncovered, nor does the third', () => {
  expect([tap('#cancel', 0), tap('#below', 80), tap('#below', 80)]).toEqual([true, false, false])
  expect(tap('#below', 500)).toBe(true)
})

test.each<[string, string, number, Tap]>([
  ['later', '#below', 500, {}],
  ['elsewhere', '#below', 80, { x: 130 }],
  ['on the same button, whose content has changed', '#cancel i', 80, {}],
  ['by another click of a mouse', '#below', 80, { pointerType: 'mouse' }],
])('a tap %s counts', (_name, second, after, how) => {
  tap('#cancel b', 0, how.pointerType ? how : {})
  expect(tap(second, after, how)).toBe(true)
})

test('the second click of a double click does not reach anything else either', () => {
  const mouse = { pointerType: 'mouse' }
  tap('#cancel', 0, mouse)
  expect(tap('#below', 5, { ...mouse, detail: 2 })).toBe(false)
})

test('the click that a label makes on its field counts, and so does that of a key', () => {
  expect([tap('#label', 0), tap('#field', 1)]).toEqual([true, true])
  expect([tap('#cancel', 1000), tap('#below', 80, { detail: 0 })]).toEqual([true, true])
})
