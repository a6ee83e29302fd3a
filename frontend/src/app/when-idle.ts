/** How long after the first screen at the latest, where the browser knows no idle time. */
const IDLE_MS = 2000

/** Does something once the browser has nothing better to do; gives what calls it off. */
export function whenIdle(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(action, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(action, IDLE_MS)
  return () => clearTimeout(handle)
}
