import { type RefObject, useEffect } from 'react'

/** A step down from a parent: the parent, and which of its children comes next. */
type Step = { parent: Element; index: number }

/** The way from an element up to the root, the nearest parent first. */
function wayTo(root: Element, element: Element): Step[] {
  const steps: Step[] = []
  for (let each = element; each !== root && each.parentElement; each = each.parentElement)
    steps.push({ parent: each.parentElement, index: [...each.parentElement.children].indexOf(each) })
  return steps
}

/** What stands where the element stood: what replaced it, what came after it, or what it was a part of. */
function successorOf(way: readonly Step[]): HTMLElement | undefined {
  const step = way.find(({ parent }) => parent.isConnected)
  if (!step) return undefined
  const { parent, index } = step
  return (parent.children[index] ?? parent.lastElementChild ?? parent) as HTMLElement
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Keeps the focus from falling out of the page with what had it, such as the button of a card that leaves its list. What
 * stands in its place takes it, so that a keyboard and a screen reader go on from there.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current
    if (!area) return
    let held: Element | undefined
    let way: Step[] = []

    function hold(element: Element) {
      held = element
      way = area ? wayTo(area, element) : []
    }
    function take({ target }: FocusEvent) {
      hold(target as Element)
    }
    /** Some browsers say so when the element is taken out, others do not. Whoever moved the focus away keeps it there. */
    function leave() {
      queueMicrotask(() => {
        if (held?.isConnected && held !== document.activeElement) held = undefined
      })
    }
    function check() {
      if (!held) return
      if (held.isConnected) return hold(held)
      held = undefined
      if (document.activeElement === document.body) {
        const successor = successorOf(way)
        if (successor) focusOn(successor)
      }
    }

    const observer = new MutationObserver(check)
    observer.observe(area, { childList: true, subtree: true })
    area.addEventListener('focusin', take)
    area.addEventListener('focusout', leave)
    return () => {
      observer.disconnect()
      area.removeEventListener('focusin', take)
      area.removeEventListener('focusout', leave)
    }
  }, [root])
}
