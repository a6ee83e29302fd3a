import { useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { isPrerendered } from './prerendered'

type Typed = { input: HTMLInputElement; text: string; from: number | null; to: number | null }

/** What stands in the text boxes of the page, and where the caret is in each. */
function readTyped(): Typed[] {
  return [...document.querySelectorAll<HTMLInputElement>('#root input')]
    .filter((input) => input.value !== '')
    .map((input) => ({ input, text: input.value, from: input.selectionStart, to: input.selectionEnd }))
}

/** Lets the app hear of a text as if it were typed now. */
function type({ input, text, from, to }: Typed) {
  // React hears of no change to the value that it set itself or found: so first another one, then past React.
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (input === document.activeElement && input.value === text) input.setSelectionRange(from, to)
}

/** React shows what one change leads to in a microtask; the next change is to find it there. */
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
 * Hands what was typed and tapped in a pre-rendered screen, before the app was there, on to the app, as soon as the
 * screen takes it; marks that moment as `hydrated`. To be used once, after the screen in the same tree.
 */
export function useEarlyInput(): void {
  const typed = useRef<Typed[]>([])
  // Before the form ties its inputs, which writes its own values into them.
  useInsertionEffect(() => {
    if (!isDone && isPrerendered()) typed.current = readTyped()
  }, [])
  useLayoutEffect(() => {
    if (isDone) return
    isDone = true
    void replay(typed.current)
  }, [])
}
