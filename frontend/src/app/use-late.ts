import { type ComponentType, useEffect, useState } from 'react'

/**
 * Loads a component from its own chunk once it is `wanted`. Returns null until it has loaded, and `otherwise` when it
 * fails. Tries again when the network is back and when the number `wanted` changes. React's `lazy` would crash the
 * whole app without a network.
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
