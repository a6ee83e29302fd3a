import type { animate } from 'framer-motion/dom/mini'

/**
 * Framer-motion's smallest `animate` (5 kB), which hands over to the browser's own animations. Its `m` with
 * LazyMotion would cost 5 kB on the first load and 29 kB later, and wrap every screen in an element more.
 */
let library: typeof animate | undefined

const wantsLess = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function load() {
  import('framer-motion/dom/mini').then(
    (module) => {
      library = module.animate
    },
    (error) => console.error('Screens will change without a motion.', error),
  )
}

/**
 * Moves an element to its place from a CSS transform, e.g. `translateX(6%)`. The first call fetches the library,
 * and only the following ones move: a late motion would look like a jump. Only the transform moves, so that text has
 * its full contrast throughout and nothing else on the page shifts.
 */
export function moveIn(element: HTMLElement | null | undefined, from: string): void {
  if (!element || wantsLess()) return
  if (!library) {
    load()
    return
  }
  library(element, { transform: [from, 'none'] }, { duration: 0.24, ease: [0.2, 0.8, 0.2, 1] }).then(() => {
    // What stays behind would make the element a stacking context of its own.
    element.style.removeProperty('transform')
  })
}
