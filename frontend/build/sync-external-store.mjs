/** Replaces the shim of this hook (0.7 kB of every screen that reads), which is for React before 18. */
export { useSyncExternalStore } from 'react'
