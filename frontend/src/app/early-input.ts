import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { isPrerendered } from './prerendered'

type Typed = { input: HTMLInputElement; text: string; from: number | null; to: number | null }

/** The text of each filled input, with the caret's position. */
function readTyped(): Typed[] {
  return [...document.querySelectorAll<HTMLInputElement>('#root input')]
    .filter((input) => input.value !== '')
    .map((input) => ({ input, text: input.value, from: input.selectionStart, to: input.selectionEnd }))
}

/** Enters a text again, so that React sees it. */
function type({ input, text, from, to }: Typed) {
  // React ignores an input event with a known value, so change the value first, without React's own setter.
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (input === document.activeElement && input.value === text) input.setSelectionRange(from, to)
}

/** React renders a change in a microtask, and the next change needs that render. */
const afterUpdate = () => Promise.resolve()

async function replay(typed: Typed[]) {
  for (const one of typed) {
    type(one)
    await afterUpdate()
  }
  // The router reads the address only after this layout effect, and the tap below needs the router.
  await afterUpdate()
  const tapped = window.earlyTaps?.take()
  delete window.earlyTaps
  performance.mark('hydrated')
  tapped?.click()
}

let isDone = false

/**
 * Replays the typing and the tap from before the app hydrated a pre-rendered screen, and marks that moment as
 * `hydrated`. Use it once, after the screen in the same tree.
 */
export function useEarlyInput(): void {
  const typed = useRef<Typed[]>([])
  // Before the form registers its inputs, which overwrites their values.
  useInsertionEffect(() => {
    if (!isDone && isPrerendered()) typed.current = readTyped()
  }, [])
  useLayoutEffect(() => {
    if (isDone) return
    isDone = true
    void replay(typed.current)
  }, [])
}
