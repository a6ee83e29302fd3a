import type { animate } from './animate'

/**
 * Framer-motion's smallest `animate` (5 kB), which uses the browser's own animations. Its `m` with LazyMotion would
 * cost 5 kB on the first load and 29 kB later, and wrap every screen in another element.
 */
let library: typeof animate | undefined

const wantsLess = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function load() {
  import('./animate').then(
    (module) => {
      library = module.animate
    },
    (error) => console.error('Screens will change without a motion.', error),
  )
}

/**
 * Moves an element to its place from a CSS transform, such as `translateX(6%)`. The first call only loads the library,
 * because a late motion looks like a jump. Only the transform changes: the text keeps its contrast and nothing else
 * shifts.
 */
export function moveIn(element: HTMLElement | null | undefined, from: string): void {
  if (!element || wantsLess()) return
  if (!library) {
    load()
    return
  }
  library(element, { transform: [from, 'none'] }, { duration: 0.18, ease: [0.2, 0.8, 0.2, 1] }).then(() => {
    // A remaining transform would create a stacking context.
    element.style.removeProperty('transform')
  })
}
