import { useEarlyInput } from './early-input'

/** Rendered beside the first screen, so that both hydrate together. */
export function Interactive() {
  useEarlyInput()
  return null
}
