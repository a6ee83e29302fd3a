import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads a component of its own chunk once it is wanted. Null until it is there, and `otherwise` when it fails to load.
 * Tries again when the network is back, and when `wanted` is another number. React's `lazy` would take the whole app
 * down without a network.
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
