import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { isPrerendered } from './prerendered'

type Typed = { input: HTMLInputElement; text: string; from: number | null; to: number | null }

/** The text of each filled input, with the position of the caret. */
function readTyped(): Typed[] {
  return [...document.querySelectorAll<HTMLInputElement>('#root input')]
    .filter((input) => input.value !== '')
    .map((input) => ({ input, text: input.value, from: input.selectionStart, to: input.selectionEnd }))
}

/** Types a text again, so that the app hears of it. */
function type({ input, text, from, to }: Typed) {
  // React ignores an input event whose value it knows. So the value changes first, without React's own setter.
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (input === document.activeElement && input.value === text) input.setSelectionRange(from, to)
}

/** React renders a change in a microtask. The next change needs that render. */
const afterUpdate = () => Promise.resolve()

async function replay(typed: Typed[]) {
  for (const one of typed) {
    type(one)
    await afterUpdate()
  }
  const tapped = window.earlyTaps?.take()
  delete window.earlyTaps
  performance.mark('hydrated')
  tapped?.click()
}

let isDone = false

/**
 * Replays what was typed and tapped in a pre-rendered screen before the app was there. Marks that moment as `hydrated`.
 * Use it once, after the screen in the same tree.
 */
export function useEarlyInput(): void {
  const typed = useRef<Typed[]>([])
  // Before the form registers its inputs: that overwrites their values.
  useInsertionEffect(() => {
    if (!isDone && isPrerendered()) typed.current = readTyped()
  }, [])
  useLayoutEffect(() => {
    if (isDone) return
    isDone = true
    void replay(typed.current)
  }, [])
}
