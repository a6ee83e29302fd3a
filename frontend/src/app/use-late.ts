import { type ComponentType, useEffect, useState } from 'react'

/**
 * A component from a chunk of its own, once it is wanted and there; null until then. Without a network React's
 * `lazy` would take the whole app down with it: this leaves the app alone with `otherwise`, and tries again when
 * there is one, or when `wanted` is another number.
 */
export function useLate(
  load: () => Promise<{ default: ComponentType }>,
  wanted: boolean | number,
  otherwise: ComponentType | null = null,
): ComponentType | null {
  const [Part, setPart] = useState<ComponentType | null>(null)

  useEffect(() => {
    if (!wanted) return
    function fetchPart() {
      load().then(
        (module) => setPart(() => module.default),
        (error) => {
          console.error('A part of the app could not be loaded.', error)
          setPart(() => otherwise)
        },
      )
    }
    fetchPart()
    window.addEventListener('online', fetchPart)
    return () => window.removeEventListener('online', fetchPart)
  }, [load, wanted, otherwise])

  return Part
}
