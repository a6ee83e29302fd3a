/** The longest wait, also used in browsers without requestIdleCallback. */
const IDLE_MS = 2000

/** Calls `action` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(action, { timeout: IDLE_MS })
    return () => window.cancelIdleCallback(handle)
  }
  const handle = setTimeout(action, IDLE_MS)
  return () => clearTimeout(handle)
}
