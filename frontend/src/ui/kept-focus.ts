import { type RefObject, useEffect } from 'react'

/** The position of an element: its parent and its preceding siblings. */
type Place = { parent: Element; before: Element[] }

/** The positions of an element and its ancestors up to the root. */
function placesOf(element: Element, root: Element): Place[] {
  const places: Place[] = []
  for (let each = element; each !== root && each.parentElement; each = each.parentElement) {
    const siblings = [...each.parentElement.children]
    places.push({ parent: each.parentElement, before: siblings.slice(0, siblings.indexOf(each)) })
  }
  return places
}

/** The element that now has the position: the replacement, the next sibling, the previous one, or the parent. */
function successorAt(places: readonly Place[]): HTMLElement | undefined {
  const place = places.find(({ parent }) => parent.isConnected)
  if (!place) return undefined
  const { parent, before } = place
  const previous = before.filter((sibling) => sibling.parentElement === parent).at(-1)
  const next = previous ? previous.nextElementSibling : parent.firstElementChild
  return (next ?? previous ?? parent) as HTMLElement
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/**
 * Keeps the focus in the page when the focused element is removed, such as the button of a card that leaves its list.
 * The element that takes its place gets the focus, so that keyboards and screen readers continue there.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const area = root.current
    if (!area) return
    let held: Element | undefined
    let places: Place[] = []

    function hold(element: Element) {
      held = element
      places = area ? placesOf(element, area) : []
    }
    function take({ target }: FocusEvent) {
      hold(target as Element)
    }
    /** Only some browsers fire this event for a removed element. A focus moved on purpose stays. */
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
        const successor = successorAt(places)
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
