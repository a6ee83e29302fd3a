import { useEarlyInput } from './early-input'

/** Stands beside the first screen that is shown: both come alive together. */
export function Interactive() {
  useEarlyInput()
  return null
}
